import type { NewContact } from '@atrium/contract/contacts';

const contact = (name: string, email: string, phone: string, company: string, note = ''): NewContact => {
  return { name, email, phone, company, note };
};

/** People of the harbour whom one writes to; each account has them for itself. */
export const sampleContacts: readonly NewContact[] = [
  contact('Einar Holmgren', 'einar.holmgren@northquay.example', '+47 555 01 30', 'Northquay Freight'),
  contact(
    'Élodie Marchand',
    'elodie.marchand@saltmarshrye.example',
    '+47 555 01 44',
    'Salt Marsh Rye',
    'Bakes until noon.',
  ),
  contact('Priya Raghunathan', 'priya.raghunathan@kestrelmaps.example', '+47 555 01 58', 'Kestrel Maps'),
  contact('Clémence Aubertin', 'clemence.aubertin@heronpress.example', '', 'Heron Press'),
  contact('Harbour office', 'office@harbour.example', '+47 555 01 00', '', 'Third door on the left.'),
];
