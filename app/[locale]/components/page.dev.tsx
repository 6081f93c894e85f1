import type { CSSProperties, ReactNode } from 'react';
import { Question } from '@/components/layout/Question';
import { Quote } from '@/components/layout/Quote';
import { SharePage } from '@/components/layout/SharePage';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CopyableText } from '@/components/ui/CopyableText';
import { Disclosure } from '@/components/ui/Disclosure';
import { Field, getDescriptionProps } from '@/components/ui/Field';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { StackedTable } from '@/components/ui/StackedTable';
import { TagList } from '@/components/ui/TagList';
import { faq } from '@/lib/collections/faq';
import { testimonials } from '@/lib/collections/testimonials';
import { getPalette } from '@/lib/content/appearance/brand';
import { loadEntries } from '@/lib/content/entries/loadEntries';
import { getTranslator } from '@/lib/content/messages/getTranslator';

const schemes = ['light', 'dark'] as const;
const looks = ['primary', 'secondary', 'quiet'] as const;

/**
 * `/en/components/` under `next dev`: the components of `components/ui` in their states and in both colour schemes, with
 * entries of the language. A build does not export it, because `dev.tsx` is a page extension of the development server.
 */
export default async function ComponentsPage() {
  const { locale } = await getTranslator('common');
  const [quote] = loadEntries(testimonials, locale);
  const [question] = loadEntries(faq, locale);
  return schemes.map((scheme) => (
    <div key={scheme} style={getSchemeStyle(scheme)}>
      <Example id={`${scheme}-buttons`} title={`Buttons (${scheme})`}>
        {looks.map((look) => (
          <p key={look}>
            <Button look={look}>Button</Button>{' '}
            <Button look={look} disabled>
              Disabled
            </Button>{' '}
            <ButtonLink look={look} href="#main">
              Link
            </ButtonLink>
          </p>
        ))}
      </Example>
      <Example id={`${scheme}-fields`} title="Fields">
        <TextField id={`${scheme}-empty`} />
        <TextField id={`${scheme}-filled`} hint="A hint" value="A value" />
        <TextField id={`${scheme}-invalid`} hint="A hint" value="Not valid" error="An error" />
        <Field id={`${scheme}-select`} label="Choice">
          <select id={`${scheme}-select`}>
            <option>One</option>
            <option>Two</option>
          </select>
        </Field>
        <Field id={`${scheme}-area`} label="Long text">
          <textarea id={`${scheme}-area`} rows={3} />
        </Field>
      </Example>
      <Example id={`${scheme}-texts`} title="Texts">
        <TagList items={['erp', 'wms'].map((id) => ({ id, label: id.toUpperCase() }))} />
        <CopyableText text="hello@a.example" />
        <SharePage path="/about" title="A page" />
        <Prose
          lang={undefined}
          html="<h3>A heading</h3><p>A <a href='#main'>link</a> and <strong>bold</strong>.</p>"
        />
        {quote && <Quote item={quote} href="#main" />}
      </Example>
      <Example id={`${scheme}-disclosures`} title="Disclosures">
        <Disclosure summary="Closed">Content</Disclosure>
        <Disclosure summary="Open" open>
          Content
        </Disclosure>
        {question && <Question item={question} locale={locale} />}
      </Example>
      <Example id={`${scheme}-table`} title="Table">
        <StackedTable
          labelledBy={`${scheme}-table-title`}
          columns={[
            { heading: 'Part', label: 'Part' },
            { heading: 'Amount', label: 'Amount' },
          ]}
          rows={[
            { key: 'a', cells: ['A row', '120'] },
            { key: 'b', cells: ['Another row', '80'] },
            { key: 'c', cells: ['Total', '200'] },
          ]}
        />
      </Example>
      {(['sunken', 'band'] as const).map((tone) => (
        <Section key={tone} id={`${scheme}-${tone}`} tone={tone}>
          <SectionHeader
            id={`${scheme}-${tone}`}
            label={tone}
            title="Section"
            lead="A lead"
            viewAllHref="#main"
          />
        </Section>
      ))}
    </div>
  ));
}

function Example({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section id={id}>
      <SectionHeader id={id} look="plain" title={title} />
      {children}
    </Section>
  );
}

function TextField({
  id,
  hint,
  value,
  error,
}: {
  id: string;
  hint?: string;
  value?: string;
  error?: string;
}) {
  return (
    <Field id={id} label="Label" hint={hint} error={error}>
      <input defaultValue={value} {...getDescriptionProps(id, hint, error)} />
    </Field>
  );
}

/** Returns the colours of a scheme, which replace those of the visitor's device inside an element. */
function getSchemeStyle(scheme: (typeof schemes)[number]): CSSProperties {
  const colours = Object.entries(getPalette()).map(([name, colour]) => [`--${name}`, colour[scheme]]);
  return {
    ...Object.fromEntries(colours),
    background: 'var(--paper)',
    color: 'var(--ink)',
    colorScheme: scheme,
  } as CSSProperties;
}
