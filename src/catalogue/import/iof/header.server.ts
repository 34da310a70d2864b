import { err, ok, type Result } from '../../../kit/result.ts';
import { parseDate } from '../../../kit/warsaw.server.ts';
import { type Attributes, writtenAs } from '../feed/xml/element.ts';

const VERSIONS: readonly string[] = ['3.0', '2.6'];

/** Header of a feed. */
export interface IofHeader {
  version: string;
  /** Language as written, e.g. `pol`. */
  language?: string;
  /** Currency; missing when only the products name it. */
  currency?: string;
  /** Epoch ms; feeds write Warsaw time. */
  expires?: number;
}

/** Checks the root element: the error says what the file is instead. */
export function readRoot(name: string, attributes: Attributes): Result<IofHeader, string> {
  if (name === 'provider_description') {
    return err('this is gateway.xml, which only lists the files of an offer; import the full.xml it names');
  }
  if (name !== 'offer') return err(`its root is <${name.slice(0, 40)}>, not <offer>`);
  const format = writtenAs(attributes, 'file_format') ?? 'IOF';
  if (format !== 'IOF') return err(`the file format is "${format.slice(0, 40)}", not IOF`);
  const version = writtenAs(attributes, 'version') ?? '';
  if (!VERSIONS.includes(version)) {
    return err(
      `IOF version ${version === '' ? 'is missing' : `"${version.slice(0, 40)}"`}; ${VERSIONS.join(' and ')} can be read`,
    );
  }
  const expires = moment(writtenAs(attributes, 'expires'));
  return ok({
    version,
    ...(expires === undefined ? {} : { expires }),
  });
}

/** Adds what <products> says: prices in another currency cannot be taken for złotys. */
export function readProductsElement(header: IofHeader, attributes: Attributes): Result<IofHeader, string> {
  const currency = writtenAs(attributes, 'currency') || undefined;
  if (currency !== undefined && currency !== 'PLN') {
    return err(`prices are in ${currency.slice(0, 40)}; only PLN can be read`);
  }
  const language = writtenAs(attributes, 'language') || undefined;
  return ok({
    ...header,
    ...(language === undefined ? {} : { language }),
    ...(currency === undefined ? {} : { currency }),
  });
}

const moment = (text = '') => (/^\d{4}-/.test(text) ? parseDate(text.slice(0, 16), 0) : undefined);
