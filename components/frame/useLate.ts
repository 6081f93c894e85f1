import { useEffect, useState } from 'react';

/** True once `active` has lasted for so many milliseconds; false as soon as it ends. */
export function useLate(active: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delay]);
  return late;
}
