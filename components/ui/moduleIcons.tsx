const Icon = () => <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" />;
export const moduleIcons = {
  finance: Icon,
  sales: Icon,
  purchasing: Icon,
  inventory: Icon,
  production: Icon,
  quality: Icon,
  customs: Icon,
  hr: Icon,
  analytics: Icon,
} as const;
