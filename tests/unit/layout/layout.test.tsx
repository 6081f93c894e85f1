/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react';
import { LegalNotes } from '@/components/layout/Footer';
import { MessengerPanel } from '@/components/layout/MessengerPanel';
import type { site } from '@/lib/i18n/site';

jest.mock('@/components/ui/CopyableText', () => ({ CopyableText: ({ text }: { text: string }) => text }));

jest.mock('@/lib/content/messages/getTranslator', () => ({
  getTranslator: async () => Object.assign((key: string) => key, { text: (key: string) => key }),
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

const show = async (href: string | undefined) =>
  render(await MessengerPanel({ messenger: { id: 'wechat', account: 'an-account', href }, label: 'WeChat' }));

test('shows the account, the QR code and the link', async () => {
  await show('https://work.weixin.qq.com/kfid/kfc1');
  expect(screen.getByText(/an-account/)).toBeInTheDocument();
  expect(screen.getByRole('img', { hidden: true, name: 'bar.code' })).toHaveAttribute(
    'src',
    '/qr/wechat.png',
  );
  expect(screen.getByRole('link', { hidden: true, name: 'bar.open' })).toHaveAttribute(
    'href',
    'https://work.weixin.qq.com/kfid/kfc1',
  );
});

test('shows the account without a code if the messenger has no link', async () => {
  await show(undefined);
  expect(screen.getByText(/an-account/)).toBeInTheDocument();
  expect(screen.getByText('bar.reply')).toBeInTheDocument();
  expect(screen.queryByRole('img', { hidden: true })).toBeNull();
  expect(screen.queryByRole('link', { hidden: true, name: 'bar.open' })).toBeNull();
});
