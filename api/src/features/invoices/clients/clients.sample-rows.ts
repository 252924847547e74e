import type { Client } from '@atrium/contract/clients';

type Row = readonly [
  name: string,
  company: string,
  companyEmail: string,
  contact: string,
  address: string,
  country: string,
  vatNumber?: string,
];

/** Whom the work is done for: the seven firms around the harbour, and three that live off it. No real VAT number is all zeros. */
const rows: readonly Row[] = [
  [
    'Amara Okafor',
    'Lantern Works',
    'amara.okafor@lanternworks.example',
    '+234 1 555 0101',
    '4 Glasshouse Yard',
    'Nigeria',
  ],
  [
    'Øyvind Håkonsen',
    'Northquay Freight',
    'oyvind.hakonsen@northquay.example',
    '+47 22 55 01 09',
    'North Quay 17, shed 3',
    'Norway',
    'NO000000000MVA',
  ],
  [
    'Bruno Ferrante',
    'Saltmarsh & Rye',
    'bruno.ferrante@saltmarshrye.example',
    '+39 06 5550 119',
    '29 Ovenside Lane',
    'Italy',
    'IT00000000000',
  ],
  [
    'Priya Raghunathan',
    'Kestrel Maps',
    'priya.raghunathan@kestrelmaps.example',
    '+91 44 5550 0123',
    '8 Compass Stairs, top floor',
    'India',
  ],
  [
    'Clémence Aubertin',
    'Heron Press',
    'clemence.aubertin@heronpress.example',
    '+1 514 555 0130',
    '51 Inkpot Street',
    'Canada',
  ],
  [
    'Aino Väänänen',
    'Orrery Instruments',
    'aino.vaananen@orrery.example',
    '+358 9 555 0140',
    '12 Tidewheel Court',
    'Finland',
    'FI00000000',
  ],
  [
    'Ngozi Adeyemi-Clarke',
    'Juniper Clinic',
    'ngozi.adeyemi@juniperclinic.example',
    '+234 1 555 0144',
    '2 Chapel Rise',
    'Nigeria',
  ],
  [
    'Ewan Trelawny',
    'Gull & Tern Ferries',
    'ewan.trelawny@gullandtern.example',
    '+44 1632 960191',
    'Pier 2, ticket hall',
    'United Kingdom',
  ],
  [
    'Marisol Quintero',
    'Fishwharf Market Hall',
    'marisol.quintero@fishwharf.example',
    '+34 98 555 01 92',
    '1 Fish Wharf',
    'Spain',
    'ESB00000000',
  ],
  [
    'Haruka Endō',
    'Millpond School',
    'haruka.endo@millpondschool.example',
    '+81 45 5550 0193',
    '60 Millpond Road',
    'Japan',
  ],
];

export const sampleClients: readonly Omit<Client, 'id'>[] = rows.map(
  ([name, company, companyEmail, contact, address, country, vatNumber = '']) => ({
    name,
    company,
    companyEmail,
    contact,
    address,
    country,
    vatNumber,
    buyerReference: '',
    copiesTo: [],
    language: 'en',
  }),
);
