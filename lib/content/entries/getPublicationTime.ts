/** The date and, optionally, the time at which a post is published, in Vietnam. */
type PublishedAt = { date: string; publishTime?: string | undefined };

/** Returns when a post is published, in local time: 2027-02-01T09:00. Without a time, at midnight. */
export function getPublicationTime({ date, publishTime = '00:00' }: PublishedAt): string {
  return `${date}T${publishTime}`;
}

/** Returns when a post was published, as a timestamp with the offset of Vietnam, where posts are written. */
export function getPublicationTimestamp(post: PublishedAt): string {
  return `${getPublicationTime(post)}:00+07:00`;
}
