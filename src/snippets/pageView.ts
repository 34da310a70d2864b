import * as v from 'valibot';
import { splitLanguage } from '../kit/language.ts';
import type { Purpose } from '../ui/browser/consentName.ts';
import { agreedPurposes } from '../ui/browser/purposes.ts';
import { DEVICES, type Device } from './file.ts';

/** A page view that asks for its snippets and layers. */
export interface PageView {
  device: Device;
  /** Path of the page, without its language: a merchant names the Polish one. */
  path: string;
  /** How often this visitor was here, when they have agreed to be counted; 0 otherwise. */
  visits: number;
  agreed: readonly Purpose[];
}

const params = v.object({
  mobile: v.fallback(v.boolean(), false),
  tablet: v.fallback(v.boolean(), false),
  pc: v.fallback(v.boolean(), false),
  request_uri: v.fallback(v.pipe(v.string(), v.maxLength(2000)), '/'),
  additional_ajax: v.fallback(v.object({ visits: v.fallback(v.pipe(v.number(), v.integer()), 0) }), { visits: 0 }),
});

/** Reads what a page sends with the sections (docs/contract/calls.md#sections). What cannot be read counts as not sent. */
export function readView(sent: Readonly<Record<string, unknown>>, cookies: string): PageView {
  const { request_uri: address, additional_ajax: more, ...sizes } = v.parse(params, sent);
  const agreed = agreedPurposes(cookies);
  return {
    device: DEVICES.find((device) => sizes[device]) ?? 'pc',
    path: splitLanguage(pathOf(address)).path,
    visits: agreed.includes('preferences') ? more.visits : 0,
    agreed,
  };
}

function pathOf(address: string): string {
  const [path = '/'] = address.split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
