import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('the metrics are in the format of Prometheus', () => {
  const metrics = createMetrics(
    () => ({ hits: 4, misses: 2, pages: 1, bytes: 999 }),
    () => ({ answered: 5, failed: 2, spared: 3 }),
  );
  metrics.answered(200, 30);
  metrics.answered(503, 20_000);
  metrics.answeredFromCache(304);
  metrics.limited();
  const text = metrics.text();
  metrics.stop();
  const values = new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => line.split(' ') as [string, string]),
  );
  expect(values.get('witryna_requests_total{class="2xx"}')).toBe('1');
  expect(values.get('witryna_requests_total{class="3xx"}')).toBe('1');
  expect(values.get('witryna_requests_total{class="5xx"}')).toBe('1');
  expect(values.get('witryna_page_cache_hits_total')).toBe('4');
  expect(values.get('witryna_page_cache_bytes')).toBe('999');
  expect(values.get('witryna_search_outside_total{outcome="failed"}')).toBe('2');
  expect(values.get('witryna_requests_limited_total')).toBe('1');
  expect(values.get('witryna_answer_seconds_bucket{le="0.025"}')).toBe('0');
  expect(values.get('witryna_answer_seconds_bucket{le="0.05"}')).toBe('1');
  expect(values.get('witryna_answer_seconds_bucket{le="10"}')).toBe('1');
  expect(values.get('witryna_answer_seconds_bucket{le="+Inf"}')).toBe('2');
  expect(values.get('witryna_answer_seconds_count')).toBe('2');
  for (const [name, value] of values) expect(Number.isFinite(Number(value)), name).toBe(true);
});
