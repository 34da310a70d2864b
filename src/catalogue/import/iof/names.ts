import { optional } from '../../../kit/optional.ts';
import type { Ref } from '../../draft.ts';
import type { Contact } from '../../legalInfo.ts';
import { pathNames, pathRefs, UNKNOWN_PRODUCER } from '../feed/names.ts';
import { attribute, childrenOf, descend, type Element, textOf } from '../feed/xml/element.ts';
import { localized, nameOf } from './language.ts';

/** Name that IdoSell gives to the category of goods without one. */
const PLACEHOLDER = /^\*Kategoria tymczasowa$/i;

export function producerOf(product: Element, language: string | undefined): Ref {
  return refOf(descend(product, 'producer'), language) ?? UNKNOWN_PRODUCER;
}

export function seriesOf(product: Element, language: string | undefined): Ref | undefined {
  return refOf(descend(product, 'series'), language);
}

function refOf(element: Element | undefined, language: string | undefined): Ref | undefined {
  const name = nameOf(element, language);
  return name === undefined ? undefined : { externalId: attribute(element, 'id') ?? name, name };
}

/** The place in the shop's menu, else the path or the name of the category; empty when it has none yet. */
export function categoryOf(product: Element, language: string | undefined): Ref[] {
  const category = descend(product, 'category');
  const path = menuItems(product)[0] ?? attribute(category, 'path');
  if (path !== undefined) return pathRefs(pathNames(path, '\\'));
  const ref = refOf(category, language);
  return ref === undefined || PLACEHOLDER.test(ref.name) ? [] : [ref];
}

/** Places in the menu, of the shop the product belongs to when the feed tells several shops apart. */
export function menuItems(product: Element): string[] {
  const sites = childrenOf(descend(product, 'ext:navigation'), 'site');
  const site = sites.find((each) => attribute(each, 'id') === attribute(product, 'site')) ?? sites[0];
  return childrenOf(site, 'menu')
    .flatMap((menu) => childrenOf(menu, 'item'))
    .flatMap((item) => attribute(item, 'textid') ?? textOf(localized(item, 'textid', undefined)) ?? []);
}

/** Contacts that answer for the product: Regulation (EU) 2023/988, art. 19, wants it shown with the offer. */
export function contactsOf(product: Element): { manufacturer?: Contact; responsible?: Contact } {
  const entity = descend(product, 'ext:responsible_entity');
  return {
    ...optional('manufacturer', contactOf(descend(entity, 'producer'))),
    ...optional('responsible', contactOf(descend(entity, 'persons', 'person'))),
  };
}

function contactOf(element: Element | undefined): Contact | undefined {
  const field = (name: string) => textOf(descend(element, name)) ?? attribute(element, name);
  const name = field('name');
  if (name === undefined) return undefined;
  const street = [field('street'), field('number')].flatMap((part) => part ?? []).join(' ');
  return {
    name,
    ...optional('street', street || undefined),
    ...optional('postcode', field('zipcode')),
    ...optional('city', field('city')),
    ...optional('country', field('country')),
    ...optional('email', field('mail')),
    ...optional('phone', field('phone')),
  };
}
