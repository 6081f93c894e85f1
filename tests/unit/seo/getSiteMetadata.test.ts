import { getSiteMetadata } from '@/lib/routes/getSiteMetadata';

const verificationByVariable = {
  GOOGLE_SITE_VERIFICATION: { google: 'proof', other: {} },
  BING_SITE_VERIFICATION: { other: { 'msvalidate.01': 'proof' } },
  BAIDU_SITE_VERIFICATION: { other: { 'baidu-site-verification': 'proof' } },
};

afterEach(() => {
  for (const name of Object.keys(verificationByVariable)) delete process.env[name];
});

test('verification tags are absent by default', () => {
  expect(getSiteMetadata().verification).toEqual({ other: {} });
});

test.each(Object.entries(verificationByVariable))('%s adds a verification tag', (name, verification) => {
  process.env[name] = 'proof';
  expect(getSiteMetadata().verification).toEqual(verification);
});
