import { createHydrator } from 'static-islands/hydrate';
import { PriceCalculator } from '@/components/pricing/PriceCalculator';

export const priceCalculator = createHydrator(PriceCalculator);
