import { renderAtom } from '../renderAtom';

test('renders a feed with its language, and escapes texts and HTML', () => {
  const xml = renderAtom({
    language: 'vi',
    url: 'https://www.example.com/vi/feed.xml',
    title: 'Tin & bài',
    subtitle: 'Mới nhất',
    updated: '2026-03-04T00:00:00+07:00',
    author: { name: 'Example', uri: 'https://www.example.com/vi/' },
    icon: 'https://www.example.com/icon.svg',
    page: 'https://www.example.com/vi/news/',
    entries: [
      {
        url: 'https://www.example.com/vi/news/a/',
        title: 'Kiểm kê',
        published: '2026-03-03T00:00:00+07:00',
        updated: '2026-03-04T00:00:00+07:00',
        author: 'Ana',
        categories: [{ term: 'stock', label: 'Tồn kho' }],
        summary: 'Một ngày',
        html: '<p>Một</p>',
      },
    ],
  });
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi">');
  expect(xml).toContain('<title>Tin &amp; bài</title>');
  expect(xml).toContain(
    '<link rel="alternate" type="text/html" hreflang="vi" href="https://www.example.com/vi/news/a/"/>',
  );
  expect(xml).toContain('<category term="stock" label="Tồn kho"/>');
  expect(xml).toContain('<content type="html">&lt;p&gt;Một&lt;/p&gt;</content>');
});
