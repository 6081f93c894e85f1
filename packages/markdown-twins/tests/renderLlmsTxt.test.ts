import { renderLlmsTxt } from '../renderLlmsTxt';

test('lists the Markdown copies by section, without empty sections', () => {
  const text = renderLlmsTxt({
    title: 'Example',
    summary: 'Software for plants.',
    details: ['Every page exists in English and German.'],
    sections: [
      {
        title: 'English',
        pages: [
          { title: 'Prices [2026]', url: 'https://www.example.com/en/prices/', description: 'All\n prices.' },
          { title: 'About\\', url: 'https://www.example.com/en/about/' },
        ],
      },
      { title: 'Optional', pages: [] },
    ],
  });
  expect(text).toBe(`# Example

> Software for plants.

Every page exists in English and German.

## English

- [Prices \\[2026\\]](https://www.example.com/en/prices/index.md): All prices.
- [About\\\\](https://www.example.com/en/about/index.md)
`);
});
