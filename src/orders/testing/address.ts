/** Address of who buys in tests. */
export const ADDRESS = {
  region: 'PL',
  firstname: 'Anna',
  lastname: 'Nowak',
  street: 'Polna',
  street_number: '12',
  zipcode: '59-700',
  city: 'Bolesławiec',
  phone: '+48756124018',
  email: 'anna@example.pl',
};
