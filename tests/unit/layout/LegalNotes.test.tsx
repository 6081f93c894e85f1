/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { LegalNotes } from '@/components/layout/Footer';
import type { site } from '@/lib/i18n/site';

jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: async () => ({ text: (key: string) => key }),
}));

const renderNotes = async (legal: typeof site.legal) => render(await LegalNotes({ ...legal, locale: 'en' }));

test('renders nothing without registrations', async () => {
  const { container } = await renderNotes({ icp: '', tradeMinistry: { href: '', badge: '' } });
  expect(container).toBeEmptyDOMElement();
});

test('links an ICP number to its register', async () => {
  await renderNotes({ icp: '粤ICP备00000000号-1', tradeMinistry: { href: '', badge: '' } });
  expect(screen.getByRole('link', { name: '粤ICP备00000000号-1' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  );
});

test.each(['', '/images/badge.png'])(
  'links the trade ministry’s entry with the badge "%s"',
  async (badge) => {
    await renderNotes({ icp: '', tradeMinistry: { href: 'https://online.gov.vn/1', badge } });
    const link = screen.getByRole('link', { name: 'footer.tradeMinistry' });
    expect(link).toHaveAttribute('href', 'https://online.gov.vn/1');
    expect(screen.queryAllByRole('img')).toHaveLength(badge === '' ? 0 : 1);
  },
);
