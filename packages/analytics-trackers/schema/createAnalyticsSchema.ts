import { z } from 'zod';
import { type Analytics, analyticsServices } from '../analyticsServices';

const host = z
  .string()
  .regex(/^(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?)?$/, 'is a host name without https://, such as stats.example.com');

/**
 * Creates the schema of the analytics service as editors write it. If `provider` is empty, analytics is disabled.
 * `hostMeta` is the metadata of the hosts, for generated forms.
 */
export function createAnalyticsSchema(hostMeta: z.GlobalMeta) {
  const optionalHost = host.meta(hostMeta).optional();
  return z
    .strictObject({
      provider: z.enum(['', ...(Object.keys(analyticsServices) as Analytics['provider'][])]).optional(),
      host: optionalHost,
      reportsTo: optionalHost,
      id: z.string().optional(),
    })
    .refine((service) => !service.provider || service.host, {
      path: ['host'],
      error: 'is required if "provider" is set',
      params: { remedy: 'Enter the host of the analytics service, such as stats.example.com.' },
    })
    .refine((service) => !service.provider || service.id, {
      path: ['id'],
      error: 'is required if "provider" is set',
      params: { remedy: 'Enter the id that the analytics service has assigned to this site.' },
    });
}
