import type { NewContact } from '@atrium/contract/contacts';

const contact = (name: string, email: string, phone: string, company: string, note = ''): NewContact => {
  return { name, email, phone, company, note };
};

/** People of the harbour whom one writes to; each account has them for itself. */
export const sampleContacts: readonly NewContact[] = [
  contact('Einar Holmgren', 'einar.holmgren@northquay.example', '+47 22 55 01 30', 'Northquay Freight'),
  contact(
    'Élodie Marchand',
    'elodie.marchand@saltmarshrye.example',
    '+33 5 99 00 01 44',
    'Saltmarsh & Rye',
    'Bakes until noon.',
  ),
  contact('Priya Raghunathan', 'priya.raghunathan@kestrelmaps.example', '+91 44 5550 0123', 'Kestrel Maps'),
  contact('Clémence Aubertin', 'clemence.aubertin@heronpress.example', '+1 514 555 0130', 'Heron Press'),
  contact('Harbour office', 'office@harbour.example', '+46 8 555 0100', '', 'Third door on the left.'),
];
