import type { Billing, Plan, User, UserRole, UserStatus } from '@atrium/contract/users';
import { samplePortrait } from '../../people/sample-portraits.ts';

type SampleUser = Omit<User, 'id' | 'accessRoleId' | 'createdAt' | 'suspendedAt'>;

type Person = readonly [
  fullName: string,
  username: string,
  country: string,
  contact: string,
  role: UserRole,
  currentPlan: Plan,
  billing: Billing,
  status: UserStatus,
];

interface Firm {
  company: string;
  domain: string;
  people: readonly Person[];
}

const debit = 'Auto Debit';
const card = 'Manual - Credit Card';
const paypal = 'Manual - Paypal';
const cash = 'Manual - Cash';

/** Seven firms around one small harbour: who makes lamps there, ships, bakes, draws maps, prints books, builds instruments and heals. */
const firms: readonly Firm[] = [
  {
    company: 'Lantern Works',
    domain: 'lanternworks.example',
    people: [
      ['Amara Okafor', 'amara.okafor', 'Nigeria', '+234 1 555 0101', 'admin', 'enterprise', debit, 'active'],
      ['Łukasz Dąbrowski', 'lukasz.dabrowski', 'Poland', '+48 22 555 0102', 'author', 'team', card, 'pending'],
      ["Siobhán O'Rourke", 'siobhan.orourke', 'Ireland', '+353 1 555 0103', 'subscriber', 'company', debit, 'active'],
      ['佐藤 美咲', 'misaki.sato', 'Japan', '+81 3 5550 0104', 'editor', 'enterprise', paypal, 'inactive'],
      [
        'Jean-Baptiste de La Rochemaure',
        'jb.delarochemaure',
        'France',
        '+33 1 99 00 01 05',
        'subscriber',
        'team',
        debit,
        'pending',
      ],
      ['Çağla Yıldırım', 'cagla.yildirim', 'Türkiye', '+90 212 555 0106', 'editor', 'company', paypal, 'active'],
      ['Suryani', 'suryani', 'Indonesia', '+62 21 5550 107', 'maintainer', 'enterprise', debit, 'inactive'],
      ['Ebba Nyström', 'ebba.nystrom', 'Sweden', '+46 8 555 0108', 'editor', 'team', paypal, 'active'],
    ],
  },
  {
    company: 'Northquay Freight',
    domain: 'northquay.example',
    people: [
      ['Øyvind Håkonsen', 'oyvind.hakonsen', 'Norway', '+47 22 55 01 09', 'maintainer', 'company', card, 'inactive'],
      ['Олена Шевчук', 'olena.shevchuk', 'Ukraine', '+380 44 555 0110', 'admin', 'enterprise', cash, 'pending'],
      ['Kofi Asante-Mensah', 'kofi.asante', 'Ghana', '+233 30 555 0111', 'author', 'team', card, 'active'],
      ['João Gonçalves', 'joao.goncalves', 'Portugal', '+351 21 555 0112', 'admin', 'company', cash, 'inactive'],
      ['Mai Linh Đặng', 'mailinh.dang', 'Vietnam', '+84 24 5550 113', 'author', 'enterprise', card, 'pending'],
      ['Γιώργος Παπαδάκης', 'giorgos.papadakis', 'Greece', '+30 21 0555 0114', 'subscriber', 'team', debit, 'active'],
      ["Niamh D'Arcy", 'niamh.darcy', 'United Kingdom', '+44 1632 960115', 'author', 'company', card, 'pending'],
    ],
  },
  {
    company: 'Saltmarsh & Rye',
    domain: 'saltmarshrye.example',
    people: [
      [
        'María de los Ángeles Fernández-Villaverde',
        'angeles.fernandez',
        'Spain',
        '+34 91 555 01 16',
        'subscriber',
        'enterprise',
        debit,
        'active',
      ],
      ['Þórdís Jónsdóttir', 'thordis', 'Iceland', '+354 555 0117', 'editor', 'team', paypal, 'inactive'],
      ['김서연', 'seoyeon.kim', 'South Korea', '+82 2 555 0118', 'subscriber', 'company', debit, 'pending'],
      ['Bruno Ferrante', 'bruno.ferrante', 'Italy', '+39 06 5550 119', 'editor', 'enterprise', paypal, 'active'],
      ['Aroha Ngata', 'aroha.ngata', 'New Zealand', '+64 4 555 0120', 'maintainer', 'team', debit, 'inactive'],
      ['Zoë Vandenberghe', 'zoe.vandenberghe', 'Belgium', '+32 2 555 01 21', 'admin', 'basic', paypal, 'pending'],
      ['Rui Carvalho', 'rui.carvalho', 'Portugal', '+351 21 555 0122', 'maintainer', 'enterprise', card, 'active'],
    ],
  },
  {
    company: 'Kestrel Maps',
    domain: 'kestrelmaps.example',
    people: [
      ['Priya Raghunathan', 'priya.raghunathan', 'India', '+91 44 5550 0123', 'admin', 'team', cash, 'pending'],
      ['Lucía Prieto', 'lucia.prieto', 'Spain', '+34 98 555 01 24', 'author', 'basic', card, 'active'],
      ['Noor El-Amrani', 'noor.elamrani', 'Morocco', '+212 522 55 01 25', 'admin', 'enterprise', cash, 'inactive'],
      ['Jiří Kovařík', 'jiri.kovarik', 'Czechia', '+420 222 555 126', 'author', 'team', card, 'pending'],
      ['Hannah Weiß', 'hannah.weiss', 'Germany', '+49 30 555 0127', 'subscriber', 'basic', debit, 'active'],
      ['陈思远', 'siyuan.chen', 'China', '+86 10 5555 0128', 'author', 'enterprise', paypal, 'inactive'],
      ['Tui Faleolo', 'tui.faleolo', 'Samoa', '+685 55 0129', 'subscriber', 'team', debit, 'pending'],
    ],
  },
  {
    company: 'Heron Press',
    domain: 'heronpress.example',
    people: [
      ['Clémence Aubertin', 'clemence.aubertin', 'Canada', '+1 514 555 0130', 'editor', 'basic', paypal, 'inactive'],
      ['فاطمة بنعلي', 'fatima.benali', 'Tunisia', '+216 71 555 131', 'subscriber', 'team', debit, 'pending'],
      ['Rosalind Achterberg', 'rosalind', 'Netherlands', '+31 20 555 0132', 'editor', 'team', paypal, 'active'],
      ['Iker Etxeberria', 'iker.etxeberria', 'Spain', '+34 94 555 01 33', 'maintainer', 'basic', debit, 'inactive'],
      ['Wanjiru Kamau', 'wanjiru.kamau', 'Kenya', '+254 20 555 0134', 'admin', 'team', cash, 'pending'],
      ['Pavel Novotný', 'pavel.novotny', 'Czechia', '+420 222 555 135', 'maintainer', 'team', card, 'active'],
      ["Keola Ka'aihue", 'keola', 'United States', '+1 808 555 0136', 'admin', 'basic', cash, 'pending'],
    ],
  },
  {
    company: 'Orrery Instruments',
    domain: 'orrery.example',
    people: [
      ['Magnus Thorvaldsen', 'magnus.thorvaldsen', 'Denmark', '+45 55 55 01 37', 'author', 'team', card, 'active'],
      ['अनिका शर्मा', 'anika.sharma', 'India', '+91 11 5550 0138', 'admin', 'team', cash, 'inactive'],
      ['Lucía Quispe Mamani', 'lucia.quispe', 'Peru', '+51 1 555 0139', 'author', 'basic', card, 'pending'],
      ['Aino Väänänen', 'aino.vaananen', 'Finland', '+358 9 555 0140', 'subscriber', 'team', debit, 'active'],
      ['Reza Tavakoli', 'reza.tavakoli', 'Iran', '+98 21 5550 0141', 'editor', 'company', paypal, 'inactive'],
      [
        'Bronwyn Llewellyn-Prys',
        'bronwyn',
        'United Kingdom',
        '+44 1632 960142',
        'subscriber',
        'basic',
        debit,
        'pending',
      ],
      ['Temirlan Abenov', 'temirlan.abenov', 'Kazakhstan', '+7 727 555 0143', 'editor', 'team', paypal, 'active'],
    ],
  },
  {
    company: 'Juniper Clinic',
    domain: 'juniperclinic.example',
    people: [
      [
        'Ngozi Adeyemi-Clarke',
        'ngozi.adeyemi',
        'Nigeria',
        '+234 1 555 0144',
        'maintainer',
        'company',
        debit,
        'pending',
      ],
      ['Anneliese Grünwald', 'anneliese.gruenwald', 'Austria', '+43 1 555 0145', 'editor', 'basic', paypal, 'active'],
      ['דנה אברמוב', 'dana.avramov', 'Israel', '+972 3 555 0146', 'maintainer', 'team', debit, 'inactive'],
      [
        'Valentina Restrepo Uribe',
        'valentina.restrepo',
        'Colombia',
        '+57 1 555 0147',
        'admin',
        'company',
        cash,
        'pending',
      ],
      ['Thabo Mokoena', 'thabo.mokoena', 'South Africa', '+27 11 555 0148', 'maintainer', 'basic', card, 'active'],
      ['Milica Đurić', 'milica.duric', 'Serbia', '+381 11 555 0149', 'admin', 'team', cash, 'inactive'],
      ['Ye', 'ye', 'Myanmar', '+95 1 555 0150', 'author', 'company', card, 'pending'],
    ],
  },
];

export const sampleUsers: readonly SampleUser[] = firms.flatMap(({ company, domain, people }) =>
  people.map(([fullName, username, country, contact, role, currentPlan, billing, status]) => ({
    fullName,
    username,
    email: `${username}@${domain}`,
    company,
    country,
    contact,
    role,
    currentPlan,
    billing,
    status,
    avatar: samplePortrait(fullName),
  })),
);
