import type { CSSProperties } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CopyableText } from '@/components/ui/CopyableText';
import { Disclosure } from '@/components/ui/Disclosure';
import { Field, getDescriptionProps } from '@/components/ui/Field';
import { ArrowRightIcon, CloseIcon, MenuIcon, PhoneIcon } from '@/components/ui/icons';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { SectionHeader } from '@/components/ui/SectionHeader';
import { SegmentedControl } from '@/components/ui/SegmentedControl';
import { StackedTable } from '@/components/ui/StackedTable';
import { TagList } from '@/components/ui/TagList';
import { TitleLinks } from '@/components/ui/TitleLinks';
import { getPalette } from '@/lib/content/appearance/brand';

const schemes = ['light', 'dark'] as const;
const looks = ['primary', 'secondary', 'quiet'] as const;
const tones = ['paper', 'sunken', 'band'] as const;
const labels = ['One', 'Two', 'Three'].map((label) => ({ id: label, value: label, label, heading: label }));

/** The states of a text field. */
const fields = [
  { id: 'empty' },
  { id: 'filled', hint: 'A hint', value: 'A value' },
  { id: 'invalid', hint: 'A hint', value: 'Not valid', error: 'An error' },
];

const html = "<h3>A heading</h3><p>A <a href='#main'>link</a> and <strong>bold</strong>.</p>";

/**
 * `/en/components/` under `next dev`: the components of `components/ui` in their states and in both colour schemes. A
 * build does not export it, because `dev.tsx` is a page extension of the development server.
 */
export default function ComponentsPage() {
  return schemes.map((scheme) => (
    <div key={scheme} style={getSchemeStyle(scheme)}>
      {tones.map((tone) => (
        <Section key={tone} id={`${scheme}-${tone}`} tone={tone}>
          <SectionHeader
            id={`${scheme}-${tone}`}
            label={`${scheme}, ${tone}`}
            title="Section"
            lead="A lead"
            viewAllHref="#main"
          />
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
        </Section>
      ))}
      <Section id={`${scheme}-parts`}>
        <SectionHeader id={`${scheme}-parts`} look="plain" title="Fields, texts and tables" />
        {fields.map(({ id, hint, value, error }) => (
          <Field key={id} id={`${scheme}-${id}`} label={`Label (${id})`} hint={hint} error={error}>
            <input defaultValue={value} {...getDescriptionProps(`${scheme}-${id}`, hint, error)} />
          </Field>
        ))}
        <Field id={`${scheme}-select`} label="Choice">
          <select id={`${scheme}-select`}>
            <option>One</option>
          </select>
        </Field>
        <Field id={`${scheme}-area`} label="Long text">
          <textarea id={`${scheme}-area`} rows={3} />
        </Field>
        <SegmentedControl name={`${scheme}-choice`} legend="Choice" options={labels} selected="Two" />
        <MenuIcon /> <PhoneIcon /> <CloseIcon /> <ArrowRightIcon />
        <TagList items={labels} />
        <CopyableText text="hello@a.example" />
        <Prose lang={undefined} html={html} />
        <Disclosure summary="Closed">Content</Disclosure>
        <Disclosure summary="Open" open>
          Content
        </Disclosure>
        <StackedTable
          labelledBy={`${scheme}-parts-title`}
          columns={labels}
          rows={labels.map(({ id }) => ({ key: id, cells: [id, '120', '80'] }))}
        />
      </Section>
      <TitleLinks id={`${scheme}-links`} title="Links" links={[{ href: '#main', title: 'A page' }]} />
    </div>
  ));
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
