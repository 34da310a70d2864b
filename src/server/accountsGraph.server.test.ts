import { describe, expect, it } from 'vitest';
import { json, testShop } from './testing/testShop.server.ts';

const ADDRESS = `id firstname lastname firm street city zipcode country{id} phone isDefault used editable provinceCode`;
const CLIENT = `client{type email phone birthDate taxNumber login isUserOnce vatCompany billingAddress{${ADDRESS}}
  deliveryAddresses[${ADDRESS}] invoiceAddresses[${ADDRESS} taxNumber] shippingProfileId hasOtherDeliveryAddressActive}`
  .replaceAll('[', '{')
  .replaceAll(']', '}');

/** What pages of the platform send and ask, all of it: one field that is not there would refuse the whole. */
describe('the graph of accounts', () => {
  const { ask } = testShop();

  /** A browser of its own. */
  function browser() {
    let cookie = '';
    return async (query: string) => {
      const answer = await ask('/graphql/v1/', {
        ...json({ query }),
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000', Cookie: cookie },
      });
      cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return answer.json();
    };
  }

  it('keeps the birth date, the other address and the data of an invoice that somebody registers with', async () => {
    const graph = browser();
    const register = async (more: string) => {
      const home = `firstname:"Ola",lastname:"Nowak",street:"Polna 12",zipcode:"59-700",city:"Bolesławiec",country:616`;
      const input = `clientData:{clientBillingData:{${home}},type:"private",email:"ola@example.pl",${more}},
        loginAndPassword:{login:"ola",password:"zielony piec 7",passwordRepeat:"zielony piec 7"}`;
      const fields = 'status error{code} validationErrors{code}';
      return (await graph(`mutation{registerClient(RegisterClientInput:{${input}}){${fields}}}`)).data.registerClient;
    };
    const there = `{firstname:"Jan",lastname:"Lis",companyName:"Piec",street:"Leśna 3",zipcode:"59-700",city:"Bolesławiec",
      country:616,phone:"+48756124018"}`;
    const invoice = `{companyName:"Huta",taxNumber:"1234563218",street:"Hutnicza 1",zipcode:"59-700",city:"Bolesławiec",
      country:616}`;
    const wrong = `birthDate:"2999-01-01",clientDeliveryOtherAddressData:${there.replace('59-700', '5')},
      clientBillingOtherData:${invoice.replace('1234563218', '1234563219')}`;
    expect(await register(wrong)).toEqual({
      status: 'error',
      error: { code: 'birth_date' },
      validationErrors: [{ code: 'birth_date' }, { code: 'incorect_zipcode' }, { code: 'incorect_nip' }],
    });
    expect((await graph('{client{login}}')).data.client).toBeNull();
    const right = `birthDate:"1987-05-12",clientDeliveryOtherAddressData:${there},clientBillingOtherData:${invoice}`;
    expect(await register(right)).toMatchObject({ status: 'success' });
    const asked = '{client{birthDate deliveryAddresses{firm street isDefault} invoiceAddresses{firm taxNumber}}}';
    expect((await graph(asked)).data.client).toEqual({
      birthDate: '1987-05-12',
      deliveryAddresses: [{ firm: 'Piec', street: 'Leśna 3', isDefault: true }],
      invoiceAddresses: [{ firm: 'Huta', taxNumber: '1234563218' }],
    });
  });

  it('keeps a line with its number in front as it is written abroad', async () => {
    const graph = browser();
    const there = `firstname:"Ola",lastname:"Nowak",street:"221B Baker Street",zipcode:"NW1 6XE",city:"London",country:826,
      phone:"+442072243688"`;
    const input = `clientData:{clientBillingData:{${there}},type:"private",email:"baker@example.pl"},
      loginAndPassword:{login:"baker",password:"zielony piec 7",passwordRepeat:"zielony piec 7"}`;
    await graph(`mutation{registerClient(RegisterClientInput:{${input}}){status}}`);
    expect((await graph('{client{billingAddress{street}}}')).data.client).toEqual({
      billingAddress: { street: '221B Baker Street' },
    });
  });

  it('registers with the data of an order, and tells all of a client', async () => {
    const graph = browser();
    const data = `clientDeliveryData:{companyName:"Kwiaciarnia",taxNumber:"1234563218",firstname:"Anna",lastname:"Nowak",
      street:"Polna 12",zipcode:"59-700",city:"Bolesławiec",country:616,province:"",phone:"+48756124018"},
      clientDeliveryOtherAddressData:{firstname:"",lastname:"",street:"",zipcode:"",city:"",province:"",phone:""},
      clientBillingOtherData:null`;
    const input = `clientData:{${data},type:"private",birthDate:"",email:"anna@example.pl",vatCompany:false},
      loginAndPassword:{login:"anna",password:"zielony piec 7",passwordRepeat:"zielony piec 7"},
      reCaptchaToken:"",isOnceUserCreatingAccount:false`;
    expect(await graph(`mutation{registerClient(RegisterClientInput:{${input}}){status error{code message}}}`)).toEqual(
      {
        data: { registerClient: { status: 'success', error: null } },
      },
    );
    expect(await graph(`{${CLIENT}}`)).toMatchObject({
      data: {
        client: {
          ...{ type: 'private', email: 'anna@example.pl', login: 'anna', shippingProfileId: null },
          billingAddress: { firstname: 'Anna', street: 'Polna 12', zipcode: '59-700', provinceCode: null },
        },
      },
    });
    const there = `firstname:"Ewa",lastname:"Nowak",firm:"Piec",street:"Leśna 3",zipcode:"59-700",city:"Bolesławiec",
      country:"616",phone:"+48756124018"`;
    await graph(`mutation{insertDeliveryAddress(DeliveryAddressInput:{${there}}){isError}}`);
    const told = async () => (await graph('{client{deliveryAddresses{id firm additional}}}')).data.client;
    const { deliveryAddresses } = await told();
    expect(deliveryAddresses).toEqual([{ id: expect.any(String), firm: 'Piec', additional: null }]);
    // What was read goes back as it is, with another company or without one.
    const [{ id, additional }] = deliveryAddresses;
    const save = (firm: string) =>
      graph(`mutation{updateDeliveryAddress(DeliveryAddressInput:{
        id:"${id}",${there.replace('"Piec"', `"${firm}"`)},additional:${JSON.stringify(additional)}
      }){isError}}`);
    for (const firm of ['Huta', '']) {
      expect(await save(firm)).toEqual({ data: { updateDeliveryAddress: { isError: false } } });
      expect((await told()).deliveryAddresses).toEqual([{ id, firm: firm || null, additional: null }]);
    }
  });
});
