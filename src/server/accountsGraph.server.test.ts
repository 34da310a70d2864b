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

  it('registers with the data of an order, and tells all of a client', async () => {
    let cookie = '';
    const graph = async (query: string) => {
      const answer = await ask('/graphql/v1/', {
        ...json({ query }),
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:3000', Cookie: cookie },
      });
      cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return answer.json();
    };
    const data = `clientDeliveryData:{companyName:"Kwiaciarnia",taxNumber:"1234563218",firstname:"Anna",lastname:"Nowak",
      street:"Polna 12",zipcode:"59-700",city:"Bolesławiec",country:616,province:"",phone:"+48756124018"}`;
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
