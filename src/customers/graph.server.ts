import type { AddressValues } from '../forms/address.ts';
import { countryOf } from '../forms/countries.ts';
import { readEmail } from '../forms/rules/email.server.ts';
import { partLine } from '../forms/rules/houseNumber.ts';
import { err, type Result } from '../kit/result.ts';
import type { Passkeys } from '../passkeys/service.server.ts';
import type { GraphPart } from '../session/graphPart.ts';
import type { Visit } from '../session/model.ts';
import type { TextOverrides } from '../ui/text.ts';
import { fieldMessage, refusalText } from './messages.ts';
import type { AddressKind, Customer, KeptAddress, Refusal } from './model.ts';
import type { OtherAddress } from './registration.ts';
import type { Customers } from './service.server.ts';
import { accountTypeDefs } from './typeDefs.ts';

interface Asking {
  shopper: Visit;
  visitor: string;
}

type Given = string | null | undefined;

interface AddressInput {
  id?: Given;
  firstname?: Given;
  lastname?: Given;
  firm?: Given;
  additional?: Given;
  taxNumber?: Given;
  street?: Given;
  streetNumber?: Given;
  zipcode?: Given;
  city?: Given;
  country?: Given;
  phone?: Given;
  isDefault?: boolean | null;
}

type RegisterAddress = Omit<AddressInput, 'firm' | 'isDefault'> & { companyName?: Given };

interface RegisterInput {
  clientData: {
    clientBillingData?: RegisterAddress | null;
    clientDeliveryData?: RegisterAddress | null;
    clientDeliveryOtherAddressData?: RegisterAddress | null;
    clientBillingOtherData?: RegisterAddress | null;
    type?: Given;
    taxNumber?: Given;
    birthDate?: Given;
    email: string;
    saveToMailingAfterOrder?: boolean | null;
    saveToSmsAfterOrder?: boolean | null;
  };
  loginAndPassword: { login?: Given; password: string; passwordRepeat: string };
}

/** Parts as forms have them; on the wire a street may hold its number. */
function addressOf(
  { street, streetNumber, country, taxNumber, ...rest }: AddressInput,
  company?: Given,
): AddressValues {
  const region = (country && countryOf(country)?.code) ?? country;
  const split = partLine(street ?? '', streetNumber ?? '', region ?? 'PL');
  const parts = {
    ...Object.fromEntries(
      (['firstname', 'lastname', 'firm', 'additional', 'zipcode', 'city', 'phone'] as const).map((part) => [
        part,
        rest[part],
      ]),
    ),
    ...(company === undefined ? {} : { firm: company }),
    nip: taxNumber,
    street: split?.street ?? street,
    street_number: split?.number ?? streetNumber,
    region,
  };
  return Object.fromEntries(Object.entries(parts).flatMap(([part, value]) => (value ? [[part, value]] : [])));
}

/** A parcel goes to a person, whose company stands beside the name: forms call that `additional`. */
const withCompany = ({ firm, ...address }: AddressValues): AddressValues => {
  const additional = address.additional ?? firm;
  return { ...address, ...(additional === undefined ? {} : { additional }) };
};

/** Another address of a registration; none where every part is blank but the country, which a form fills in by itself. */
function otherOf(kind: AddressKind, given: RegisterAddress | null | undefined): OtherAddress[] {
  const { companyName, ...rest } = given ?? {};
  const read = addressOf(rest, companyName ?? undefined);
  if (Object.entries(read).every(([part, value]) => part === 'region' || value?.trim() === '')) return [];
  if (kind === 'delivery') return [{ kind, company: false, address: withCompany(read) }];
  return [{ kind, company: isCompany(read), address: read }];
}

/** An invoice to a company. */
const isCompany = ({ firm, nip }: AddressValues): boolean => firm !== undefined || nip !== undefined;

function wireAddress(address: AddressValues, kept?: Pick<KeptAddress, 'id' | 'isDefault'>) {
  const { firstname, lastname, firm, additional, street, street_number, zipcode, city, region, phone, nip } = address;
  const country = countryOf(region ?? 'PL');
  return {
    id: kept?.id ?? null,
    firstname,
    lastname,
    firm: firm ?? additional,
    additional: null,
    street: [street, street_number].filter(Boolean).join(' ') || null,
    zipcode,
    city,
    country: country && { id: String(country.number ?? country.code), name: country.name },
    provinceCode: null,
    phone,
    taxNumber: nip,
    isDefault: kept?.isDefault ?? true,
    used: kept?.isDefault ?? true,
    editable: true,
  };
}

/** The accounts' part of the graph. Its fields need `{shopper, visitor}` as context. */
export function accountsGraph(customers: Customers, passkeys: Passkeys, texts: TextOverrides): GraphPart {
  const validation = (refusal: Refusal) =>
    refusal.code === 'fields'
      ? refusal.issues.map((one) => ({ code: one.issue.code, message: fieldMessage(one, texts) }))
      : [];
  const errorOf = (refusal: Refusal) => {
    const [first] = validation(refusal);
    if (refusal.code === 'fields') return first ?? { code: 'fields', message: '' };
    return { code: refusal.code, message: refusalText(refusal, texts) };
  };
  const status = (done: Result<{ login: string } | undefined, Refusal>) =>
    done.ok
      ? { status: 'success', login: done.value?.login ?? null, error: null, validationErrors: [] }
      : { status: 'error', login: null, error: errorOf(done.error), validationErrors: validation(done.error) };
  const addressResult = (done: Result<string, Refusal>) =>
    done.ok
      ? { isError: false, error: null, validationErrors: [], result: { id: done.value } }
      : { isError: true, error: errorOf(done.error), validationErrors: validation(done.error), result: null };

  const save =
    (kind: AddressKind, name: string, known: boolean) =>
    async (_: unknown, args: Record<string, AddressInput>, { shopper }: Asking) => {
      const given = args[name] ?? {};
      if (known && !given.id) return addressResult(err({ code: 'no_address' }));
      const address = kind === 'delivery' ? withCompany(addressOf(given)) : addressOf(given);
      const company = kind === 'invoice' && isCompany(address);
      const id = known ? (given.id ?? undefined) : undefined;
      return addressResult(
        await customers.saveAddress(shopper, { id, kind, company, address, isDefault: given.isDefault === true }),
      );
    };
  const remove = async (_: unknown, { id }: { id: string }, { shopper }: Asking) => {
    const done = await customers.removeAddress(shopper, id);
    return addressResult(done.ok ? { ok: true, value: id } : done);
  };

  async function client(customer: Customer) {
    const kept = await customers.addresses(customer.id);
    const of = (kind: AddressKind) =>
      kept.filter((one) => one.kind === kind).map((one) => wireAddress(one.address, one));
    const { address } = customer;
    return {
      type: customer.kind,
      email: customer.email,
      phone: address.phone,
      birthDate: customer.birthDate ?? null,
      taxNumber: address.nip,
      login: customer.login,
      isUserOnce: false,
      vatCompany: customer.kind === 'firm',
      billingAddress: wireAddress(address),
      deliveryAddresses: of('delivery'),
      invoiceAddresses: of('invoice'),
      shippingProfileId: null,
      hasOtherDeliveryAddressActive: kept.some(({ kind }) => kind === 'delivery'),
    };
  }

  return {
    typeDefs: accountTypeDefs,
    resolvers: {
      Query: {
        async client(_: unknown, __: unknown, { shopper }: Asking) {
          const customer = shopper.customer === undefined ? undefined : await customers.find(shopper.customer);
          return customer ? client(customer) : null;
        },
      },
      Mutation: {
        login: async (_: unknown, given: { login: string; password: string }, { shopper, visitor }: Asking) =>
          status(await customers.signIn(shopper, given, visitor)),
        async loginByIAIAccountsToken(_: unknown, { token }: { token: string }, { shopper }: Asking) {
          const account = await passkeys.exchange(shopper, token);
          return status(account === undefined ? err({ code: 'bad_token' }) : await customers.enter(shopper, account));
        },
        async passwordRecovery(_: unknown, args: { PasswordRecoveryInput: { email: string } }, { visitor }: Asking) {
          const asked = await customers.askRecovery(args.PasswordRecoveryInput.email, visitor);
          return status(asked.ok ? { ok: true, value: undefined } : asked);
        },
        async registerClient(_: unknown, args: { RegisterClientInput: RegisterInput }, { shopper, visitor }: Asking) {
          const { clientData, loginAndPassword } = args.RegisterClientInput;
          const { saveToMailingAfterOrder, saveToSmsAfterOrder } = clientData;
          const { companyName, ...billing } = clientData.clientBillingData ?? clientData.clientDeliveryData ?? {};
          const taxNumber = clientData.taxNumber ?? billing.taxNumber;
          const done = await customers.register(
            shopper,
            {
              kind: clientData.type === 'firm' ? 'firm' : 'private',
              address: addressOf({ ...billing, taxNumber }, companyName ?? undefined),
              email: clientData.email,
              login: loginAndPassword.login ?? '',
              password: loginAndPassword.password,
              passwordRepeat: loginAndPassword.passwordRepeat,
              consents: [
                ...(saveToMailingAfterOrder ? ['mailing' as const] : []),
                ...(saveToSmsAfterOrder ? ['sms' as const] : []),
              ],
              birthDate: clientData.birthDate ?? '',
              others: [
                ...otherOf('delivery', clientData.clientDeliveryOtherAddressData),
                ...otherOf('invoice', clientData.clientBillingOtherData),
              ],
            },
            visitor,
          );
          return status(done);
        },
        insertDeliveryAddress: save('delivery', 'DeliveryAddressInput', false),
        updateDeliveryAddress: save('delivery', 'DeliveryAddressInput', true),
        deleteDeliveryAddress: remove,
        insertInvoiceAddress: save('invoice', 'InvoiceAddressInput', false),
        updateInvoiceAddress: save('invoice', 'InvoiceAddressInput', true),
        deleteInvoiceAddress: remove,
        async expressCheckoutGenerateOtp(_: unknown, given: { UserIdentifier: string }, { shopper, visitor }: Asking) {
          const email = readEmail(given.UserIdentifier.trim().slice(0, 255));
          if (email !== undefined) return status(await passkeys.sendCode(shopper, email, visitor));
          const issue = { name: 'UserIdentifier', issue: { code: 'incorect_email' } } as const;
          return status(err({ code: 'fields', issues: [issue] }));
        },
        expressCheckoutVerifyOtp: (_: unknown, { Pin }: { Pin: string }, { shopper }: Asking) =>
          passkeys.verifyCode(shopper, Pin.slice(0, 20)),
      },
    },
  };
}
