import type { NewsletterSubscriberRow } from '../../db/tables/newsletter.ts';
import { csvLine } from '../../kit/csv.ts';
import { leavePath } from './model.ts';

type Row = Pick<NewsletterSubscriberRow, 'email' | 'consent' | 'consented_at' | 'confirmed_at' | 'leave_token'>;

const HEAD = ['email', 'leave', 'consented_at', 'confirmed_at', 'consent'];

const time = (ms: number | null): string => (ms === null ? '' : new Date(ms).toISOString());

/** Lines of a table for programs that send newsletters, with each reader's own way out. */
export function subscribersCsv(rows: readonly Row[], shopUrl: string): string[] {
  return [
    HEAD.join(','),
    ...rows.map(({ email, consent, consented_at, confirmed_at, leave_token }) =>
      csvLine([email, shopUrl + leavePath(leave_token), time(consented_at), time(confirmed_at), consent]),
    ),
  ];
}
