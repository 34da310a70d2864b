import { readParts } from '../catalogue/bundleChoice.ts';
import type { PriceType } from '../catalogue/priceView.ts';
import type { Catalogue } from '../catalogue/service.server.ts';
import type { ShippingAt } from '../delivery/terms.ts';
import type { Clock } from '../kit/clock.ts';
import { ok, type Result } from '../kit/result.ts';
import type { Section } from '../session/model.ts';
import { projectorAnswer } from './wire/projectorAnswer.ts';
import { type BadRequest, type ProjectorRequest, readDigits, readId, readProjectorRequest } from './wire/request.ts';
import type { ProjectorAnswer } from './wire/shapes.ts';

export interface ProjectorOptions {
  catalogue: Pick<Catalogue, 'product' | 'products' | 'versionsOf'>;
  clock: Clock;
  currency: string;
  priceType: PriceType;
  /** Number of days that a product is new. */
  newDays: number;
  facts(at: number): ShippingAt;
}

/** The product as open pages ask about it. */
export interface Projector {
  /** `/ajax/projector.php` with its parameters by name; null for a product that is not in the shop. */
  answer(read: (name: string) => string | undefined): Promise<Result<ProjectorAnswer | null, BadRequest>>;
  /** Section `Projector` of the personal-data call: what an open page shows of a product, as it is now. */
  section: Section;
}

const SHOWN = ['sizes', 'sizeprices', 'sizeavailability', 'sizedelivery'] as const;

export function createProjector(options: ProjectorOptions): Projector {
  const { catalogue, clock, currency, priceType, newDays, facts } = options;

  async function answer(asked: ProjectorRequest): Promise<ProjectorAnswer | null> {
    const product = asked.product === undefined ? undefined : await catalogue.product(asked.product);
    if (!product) return null;
    const parts = product.bundle ? await catalogue.products(product.bundle.map((part) => part.product)) : [];
    const compared = asked.keys.includes('versions') || asked.keys.includes('multiversions');
    const versions = compared && product.group !== undefined ? await catalogue.versionsOf(product.group) : [];
    const at = clock();
    const terms = { currency, priceType, at, newDays, facts: facts(at), parts };
    return projectorAnswer({ product, versions }, asked, terms);
  }

  return {
    async answer(read) {
      const asked = readProjectorRequest(read);
      return asked.ok ? ok(await answer(asked.value)) : asked;
    },
    section: ({ params }) =>
      answer({
        product: readId(textOf(params.product)),
        keys: SHOWN,
        size: textOf(params.size) || undefined,
        subscription: textOf(params.subscription) === '1',
        number: readDigits(textOf(params.number) ?? ''),
        parts: readParts(textOf(params.parts)),
      }),
  };
}

/** Scripts send numbers as numbers or as text. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
