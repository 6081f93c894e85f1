import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { type PriceItem, priceItems } from '@/lib/pricing/priceItems';
import { hasQuantities, parseQuantities, type Quantities, setQuantities } from '@/lib/pricing/quotation';

/** Delay before the URL of the page is updated: Safari refuses more than 100 updates in 30 seconds. */
const URL_DELAY_MS = 400;

/**
 * The quantities in the fields of a form, which have the names of the items. They are read from the URL of the page at
 * first, and written to it after a change. `sample` contains the default values of the fields.
 */
export function useQuotationForm(sample: Quantities) {
  const form = useRef<HTMLFormElement>(null);
  const urlTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingUrl = useRef<string>(undefined);
  const [quantities, setShown] = useState(sample);
  const [corrected, setCorrected] = useState<PriceItem[]>([]);

  const readForm = () => parseQuantities(new FormData(form.current ?? undefined));
  const getInput = (id: PriceItem) => form.current?.elements.namedItem(id) as HTMLInputElement | null;
  const getUrl = (shown: Quantities) => {
    const url = new URL(setQuantities(location.href, shown));
    url.hash = '#pricing';
    return url.href;
  };
  const writeUrl = () => {
    if (pendingUrl.current) history.replaceState(null, '', pendingUrl.current);
    pendingUrl.current = undefined;
  };
  const show = (shown: Quantities) => {
    setShown(shown);
    clearTimeout(urlTimer.current);
    pendingUrl.current = getUrl(shown);
    urlTimer.current = setTimeout(writeUrl, URL_DELAY_MS);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: called once
  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    const linked = parseQuantities(query);
    // Input before hydration is newer than the URL.
    const typed = priceItems.filter((id) => getInput(id)?.value !== getInput(id)?.defaultValue);
    for (const id of hasQuantities(query) ? priceItems : []) {
      const input = getInput(id);
      if (input && !typed.includes(id)) input.value = String(linked.quantities[id]);
    }
    const read = readForm();
    setShown(read.quantities);
    setCorrected([...linked.corrected, ...read.corrected]);
    if (typed.length > 0) show(read.quantities);
  }, []);

  return {
    quantities,
    /** The items whose input was invalid and is replaced by the closest valid quantity. */
    corrected,
    /** Returns the URL of the page with the quantities. */
    getUrl: () => getUrl(quantities),
    formProps: {
      ref: form,
      onInput: () => {
        const read = readForm();
        show(read.quantities);
        // An empty field is about to be filled in.
        setCorrected(read.corrected.filter((id) => getInput(id)?.value));
      },
      // The Back button restores the quotation from the URL.
      onSubmit: writeUrl,
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const read = readForm();
        const id = target.name as PriceItem;
        if (!read.corrected.includes(id)) return;
        target.value = String(read.quantities[id]);
        setCorrected([...corrected, id]);
      },
    },
  };
}
