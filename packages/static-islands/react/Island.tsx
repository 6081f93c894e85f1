import type { ComponentType, ReactNode } from 'react';
import { ISLAND, ISLAND_DRAFT, ISLAND_PARAMETERS, PROPS_SCRIPT } from '../client/attributes';
import { packProps } from '../islandProps';
import { OwnScript } from './OwnScript';

type IslandProps<P> = {
  /** The export name of the hydrator in a module of the islands' folder. */
  name: string;
  /** The client component: server-rendered here, hydrated on demand. */
  component: ComponentType<P>;
  /** The props of the component: plain data and HTML elements. */
  props: P;
  /** The query parameters that the component reads. If the URL has one, the island is hydrated at once. */
  parameters?: readonly string[];
  /** True if the component shows the visitor's draft. If there is a draft, the island is hydrated at once. */
  usesDraft?: boolean;
  /** Class of the element around the component. */
  className?: string;
  /** Elements after the island, such as a message that is shown if the island cannot be loaded. */
  children?: ReactNode;
};

/**
 * A client component as an island: plain HTML until the visitor interacts with it, then hydrated separately from the
 * rest of the page. The build moves the JSON props that follow the island into a file. Under `next dev`, Next
 * hydrates the island with the page.
 */
export function Island<P extends object>({
  name,
  component: Component,
  props,
  parameters = [],
  usesDraft = false,
  className,
  children,
}: IslandProps<P>) {
  const attributes = {
    [ISLAND]: name,
    [ISLAND_PARAMETERS]: parameters.join(' '),
    [ISLAND_DRAFT]: usesDraft ? '' : undefined,
  };
  return (
    <>
      <div {...attributes} className={className}>
        <Component {...props} />
      </div>
      {children}
      {process.env.NODE_ENV === 'production' && (
        <OwnScript
          type="application/json"
          code={JSON.stringify(packProps(props)).replaceAll('<', '\\u003c')}
          {...{ [PROPS_SCRIPT]: '' }}
        />
      )}
    </>
  );
}
