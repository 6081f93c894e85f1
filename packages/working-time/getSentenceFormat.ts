type SentenceFormat = {
  weekday: 'short' | 'long';
  /** Adapts a time such as 9:00 for use within a sentence. */
  adaptTime: (time: string) => string;
  /** Adapts a weekday, date or duration that `Intl` formatted for use within a sentence. */
  adaptText: (formatted: string) => string;
};

const keepUnchanged = (formatted: string) => formatted;

const standardFormat: SentenceFormat = {
  weekday: 'long',
  adaptTime: keepUnchanged,
  adaptText: keepUnchanged,
};

const formats: Record<string, SentenceFormat> = {
  zh: {
    weekday: 'short',
    adaptTime: keepUnchanged,
    adaptText: (formatted) => formatted.replace(/(\d+)/g, ' $1 ').trim(),
  },
  vi: {
    weekday: 'long',
    adaptTime: (time) => time.replace(':', 'h'),
    adaptText: (formatted) => formatted.replace('T', 't').replace(',', ' ngày'),
  },
};

/** Returns the conventions of a language (BCP 47 tag) for times and dates within a sentence. */
export function getSentenceFormat(languageTag: string): SentenceFormat {
  return formats[new Intl.Locale(languageTag).language] ?? standardFormat;
}
