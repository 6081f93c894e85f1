/** @jest-environment node */
import { textsOf } from './texts';

const english = textsOf('en');

/** Section 8 of the specification, and where each text stands. */
const stated = {
  'common.json states.loading': 'Loading...',
  'common.json states.loadFailed': 'Failed to load, please try again',
  'common.json states.loadFailedList': 'Load failed, please try again',
  'common.json states.retry': 'Retry',
  'common.json states.noData': 'No data available',
  'common.json states.noDataShort': 'No data',
  'contact.json form.submitting': 'Submitting...',
  'contact.json form.success': 'Submitted successfully, we will contact you soon!',
  'contact.json form.failure': 'Submission failed, please try again later.',
  'contact.json form.subjectPrompt': 'Please select a consultation subject',
  'contact.json form.errors.subjectMissing': 'Please select a consultation subject',
  'cases.json empty.title': 'No Related Cases',
  'cases.json empty.hint': 'Please select another industry or contact our professional team',
  'insights.json empty.title': 'No related articles',
  'insights.json empty.hint': 'Please select another tag or try again later',
};

test.each(Object.entries(stated))('%s is, to the letter, "%s"', (key, text) => {
  expect(english.get(key)).toBe(text);
});

describe.each(['zh', 'vi'] as const)('in %s', (locale) => {
  const translated = textsOf(locale);

  test.each(Object.entries(stated))('%s has an equivalent', (key, text) => {
    expect(translated.get(key)).toBeTruthy();
    expect(translated.get(key)).not.toBe(text);
  });
});
