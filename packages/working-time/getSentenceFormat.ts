type SentenceFormat = {
  weekday: 'short' | 'long';
  /** Adapts a weekday, date or duration that `Intl` formatted for use within a sentence. */
  adaptText: (formatted: string) => string;
};

const standardFormat: SentenceFormat = {
  weekday: 'long',
  adaptText: (formatted) => formatted,
};

const formats: Record<string, SentenceFormat> = {
  zh: {
    weekday: 'short',
    adaptText: (formatted) => formatted.replace(/(\d+)/g, ' $1 ').trim(),
  },
  vi: {
    weekday: 'long',
    adaptText: (formatted) => formatted.replace('T', 't').replace(',', ' ngày'),
  },
};

/** Returns the conventions of a language (BCP 47 tag) for dates within a sentence. */
export function getSentenceFormat(languageTag: string): SentenceFormat {
  return formats[new Intl.Locale(languageTag).language] ?? standardFormat;
}
