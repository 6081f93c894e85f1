import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page as delivered, true as soon as React has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
