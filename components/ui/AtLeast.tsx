import { getTranslator } from '@/lib/content/messages/getTranslator';

/** A number such as "300+", which screen readers announce as "more than 300"; other numbers are unchanged. */
export async function AtLeast({ number }: { number: string }) {
  const common = await getTranslator('common');
  if (!number.endsWith('+')) return number;
  return (
    <>
      <span className="visually-hidden">{common('moreThan')} </span>
      {number.slice(0, -1)}
      <span aria-hidden="true">+</span>
    </>
  );
}
