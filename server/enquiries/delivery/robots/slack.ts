import { DeliveryError } from '../DeliveryError';
import { failureOfStatus } from '../post';
import type { Robot } from './Robot';

/**
 * Slack: the address of an incoming webhook, `https://hooks.slack.com/services/…`
 * (https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks). Mentions and links are written in angle
 * brackets, which are escaped (https://docs.slack.dev/messaging/formatting-message-text).
 */
export const slack: Robot = {
  form: 'https://hooks.slack.com/services/…/…/…',
  pattern: /\/services(\/[^/?]+){3}$/,
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
  failureOf(answer) {
    const failure = failureOfStatus(answer);
    return failure || answer.text.trim() === 'ok' ? failure : new DeliveryError('ANSWER');
  },
};
