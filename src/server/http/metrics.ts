import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OutsideCounts } from '../../search/openSearch/outside.server.ts';

/** Upper bounds of the histogram of answers, seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const RESOLUTION_MS = 20;

export interface Metrics {
  /** An answer that was made, not kept. */
  answered(status: number, ms: number): void;
  /** An answer from the page cache. */
  answeredFromCache(status: number): void;
  limited(): void;
  /** Metrics in the text format of Prometheus, 0.0.4. */
  text(): string;
  stop(): void;
}

export interface CacheStats {
  hits: number;
  misses: number;
  pages: number;
  bytes: number;
}

/** `outside`: what has become of searches in an OpenSearch; undefined without one. */
export function createMetrics(cache: () => CacheStats, outside?: () => OutsideCounts | undefined): Metrics {
  const classes = new Map<string, number>();
  const buckets = BOUNDS.map(() => 0);
  let seconds = 0;
  let count = 0;
  let limited = 0;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  // What it measures holds the time between two looks.
  const lag = (percent: number) => Math.max(0, delay.percentile(percent) / 1e9 - RESOLUTION_MS / 1000);
  delay.enable();

  const countStatus = (status: number) => {
    const name = `${Math.trunc(status / 100)}xx`;
    classes.set(name, (classes.get(name) ?? 0) + 1);
  };

  return {
    answeredFromCache: countStatus,
    answered(status, ms) {
      countStatus(status);
      const took = ms / 1000;
      seconds += took;
      count += 1;
      for (const [place, bound] of BOUNDS.entries()) if (took <= bound) buckets[place] = (buckets[place] ?? 0) + 1;
    },
    limited() {
      limited += 1;
    },
    text() {
      const { hits, misses, pages, bytes } = cache();
      const { heapUsed, rss } = process.memoryUsage();
      const lines = [
        ...metric(
          'witryna_requests_total',
          'counter',
          'Answers by class of status.',
          [...classes].map(([name, value]) => [`{class="${name}"}`, value]),
        ),
        ...metric('witryna_requests_limited_total', 'counter', 'Requests refused by a rate limit.', [['', limited]]),
        ...metric('witryna_page_cache_hits_total', 'counter', 'Pages answered from memory.', [['', hits]]),
        ...metric('witryna_page_cache_misses_total', 'counter', 'Pages that had to be made.', [['', misses]]),
        ...metric('witryna_page_cache_pages', 'gauge', 'Pages in memory.', [['', pages]]),
        ...metric('witryna_page_cache_bytes', 'gauge', 'Bytes of pages in memory.', [['', bytes]]),
        ...outsideMetric(outside?.()),
        ...histogram(buckets, seconds, count),
        ...metric('witryna_event_loop_delay_seconds', 'gauge', 'Delay of the event loop.', [
          ['{quantile="0.5"}', lag(50)],
          ['{quantile="0.99"}', lag(99)],
        ]),
        ...metric('witryna_heap_bytes', 'gauge', 'JavaScript heap in use.', [['', heapUsed]]),
        ...metric('witryna_resident_bytes', 'gauge', 'Resident memory.', [['', rss]]),
      ];
      delay.reset();
      return `${lines.join('\n')}\n`;
    },
    stop: () => delay.disable(),
  };
}

const header = (name: string, type: string, help: string) => [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];

function metric(name: string, type: string, help: string, values: readonly (readonly [string, number])[]): string[] {
  return [...header(name, type, help), ...values.map(([labels, value]) => `${name}${labels} ${value}`)];
}

function outsideMetric(counts: OutsideCounts | undefined): string[] {
  if (!counts) return [];
  const values = Object.entries(counts).map(([outcome, value]) => [`{outcome="${outcome}"}`, value] as const);
  return metric('witryna_search_outside_total', 'counter', 'Searches by what the OpenSearch made of them.', values);
}

function histogram(buckets: readonly number[], sum: number, count: number): string[] {
  const name = 'witryna_answer_seconds';
  return [
    ...header(name, 'histogram', 'Time of answers that were made, not kept.'),
    ...BOUNDS.map((bound, place) => `${name}_bucket{le="${bound}"} ${buckets[place] ?? 0}`),
    `${name}_bucket{le="+Inf"} ${count}`,
    `${name}_sum ${sum}`,
    `${name}_count ${count}`,
  ];
}
