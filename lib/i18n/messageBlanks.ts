/** What the English texts leave for the code to fill in. Written by `npm run messages:schemas`. */
export type MessageBlanks = {
  'cases.list.showing': { arguments: 'shown' | 'total' };
  'cases.list.showingPart': { arguments: 'matching' | 'shown' };
  'common.footer.copyright': { arguments: 'year' };
  'common.pager.page': { arguments: 'page' };
  'common.pager.position': { arguments: 'page' | 'pages' };
  'contact.form.consent': { tags: 'privacy' };
  'contact.form.errors.faulty': { arguments: 'fields' };
  'contact.form.optional': { arguments: 'label' };
  'contact.form.remaining': { arguments: 'count' };
  'insights.archive.articles.description': { arguments: 'page' | 'pages' };
  'insights.archive.articles.metaTitle': { arguments: 'page' | 'pages' };
  'insights.archive.news.description': { arguments: 'page' | 'pages' };
  'insights.archive.news.metaTitle': { arguments: 'page' | 'pages' };
  'insights.articles.showing': { arguments: 'shown' | 'total' };
  'insights.articles.showingPart': { arguments: 'matching' | 'shown' };
  'insights.news.showing': { arguments: 'shown' | 'total' };
  'insights.news.showingPart': { arguments: 'matching' | 'shown' };
  'insights.newsletter.consent': { tags: 'privacy' };
  'insights.post.author': { arguments: 'name' | 'role' };
  'insights.post.inForceFrom': { arguments: 'from' | 'law' };
  'insights.post.inForceUntil': { arguments: 'from' | 'law' | 'until' };
  'insights.post.lawAsOf': { arguments: 'date' };
  'insights.post.reviewer': { arguments: 'name' | 'role' };
  'services.archive.description': { arguments: 'page' | 'pages' };
  'services.archive.metaTitle': { arguments: 'page' | 'pages' };
  'services.devices.showing': { arguments: 'shown' | 'total' };
};
