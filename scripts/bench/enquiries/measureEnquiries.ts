import autocannon from 'autocannon';
import type { RunningServer } from '../serve/Contender';

/** What servers of one store did under a load of enquiries. */
export type EnquiryLoad = {
  storedPerSecond: number;
  /** Milliseconds, of the slowest server. */
  p50: number;
  p99: number;
  /** Connections that failed, and answers other than 201. */
  errors: number;
};

const enquiry = JSON.stringify({
  website: '',
  startedAt: 0,
  kind: 'contact',
  locale: 'vi',
  name: 'Nguyễn Thị Ánh',
  email: 'anh@factory.example',
  phone: '+84 28 0000 0123',
  subject: 'erp',
  message: 'Xin chào, chúng tôi cần tư vấn. 我们需要咨询。'.repeat(5),
});

/** Sends enquiries to all servers at once, over so many connections in all, for some seconds. */
export async function measureEnquiries(
  servers: RunningServer[],
  connections: number,
  duration: number,
): Promise<EnquiryLoad> {
  const loads = await Promise.all(
    servers.map(({ origin }) =>
      autocannon({
        url: `${origin}/api/leads`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: enquiry,
        connections: connections / servers.length,
        duration,
      }),
    ),
  );
  const sum = (of: (load: autocannon.Result) => number) => loads.reduce((all, load) => all + of(load), 0);
  return {
    storedPerSecond: sum((load) => load['2xx'] / load.duration),
    p50: Math.max(...loads.map(({ latency }) => latency.p50)),
    p99: Math.max(...loads.map(({ latency }) => latency.p99)),
    errors: sum(({ errors, timeouts, non2xx }) => errors + timeouts + non2xx),
  };
}
