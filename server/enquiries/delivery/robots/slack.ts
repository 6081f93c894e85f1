import { failureOfStatus } from '../post';
import type { Robot } from './Robot';

/**
 * Slack: the address of an incoming webhook, `https://hooks.slack.com/services/…`
 * (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks). Mentions and links are written in angle
 * brackets, which are escaped (https://docs.slack.dev/messaging/formatting-message-text).
 */
export const slack: Robot = {
  isInChina: false,
  compose: (url, text) => ({
    url,
    body: {
      text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      mrkdwn: false,
      link_names: false,
      unfurl_links: false,
      unfurl_media: false,
    },
  }),
  failureOf: failureOfStatus,
};
