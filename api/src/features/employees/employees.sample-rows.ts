import type { EmployeeRecord } from '@atrium/contract/employee-records';

type SampleEmployee = Omit<EmployeeRecord, 'id' | 'startDate' | 'avatar' | 'archivedAt'> & {
  startedDaysAgo: number;
};

/** Who applied starts in the days to come, so that many days ago are below zero. */
type Person = readonly [
  fullName: string,
  mailbox: string,
  post: string,
  city: string,
  startedDaysAgo: number,
  salaryCents: number,
  age: number,
  experienceYears: number,
  status: 1 | 2 | 3 | 4 | 5,
];

interface Firm {
  domain: string;
  people: readonly Person[];
}

/** The firms around the harbour once more (the sample users work there too), with those who make, ship, bake, draw, print, measure and heal. */
const firms: readonly Firm[] = [
  {
    domain: 'lanternworks.example',
    people: [
      ['Amara Okafor', 'amara.okafor', 'Glass Blower', 'Lagos', 220, 3801403, 36, 15, 2],
      ['Łukasz Dąbrowski', 'lukasz.dabrowski', 'Brass Founder', 'Gdańsk', 431, 4619805, 53, 33, 2],
      ["Siobhán O'Rourke", 'siobhan.orourke', 'Quality Inspector', 'Cork', 642, 2688707, 24, 6, 2],
      ['佐藤 美咲', 'misaki.sato', 'Lamp Fitter', '横浜', 853, 2224059, 41, 3, 1],
      ['Tomasz Wiśniewski', 'tomasz.wisniewski', 'Workshop Lead', 'Szczecin', 1064, 3675512, 58, 9, 2],
      ['Halldóra Einarsdóttir', 'halldora.einarsdottir', 'Glass Blower', 'Reykjavík', 1275, 3149714, 29, 5, 1],
      ['Obinna Nwosu', 'obinna.nwosu', 'Brass Founder', 'Port Harcourt', 1486, 3479316, 46, 15, 2],
      ['Marguerite Delacroix-Petit', 'marguerite.delacroix', 'Quality Inspector', 'Saint-Malo', 47, 2831368, 63, 9, 3],
      ['Joaquim Ferraz', 'joaquim.ferraz', 'Wick Maker', 'Porto', 1908, 2549920, 34, 9, 2],
      ['Yaa Asantewaa Boateng', 'yaa.boateng', 'Workshop Lead', 'Tema', 2119, 4123623, 51, 17, 4],
      ['Kerstin Öberg', 'kerstin.oberg', 'Apprentice', 'Malmö', 140, 2864625, 24, 1, 2],
      ['Duc Tran Van', 'duc.tran', 'Brass Founder', 'Đà Nẵng', 2541, 3316477, 39, 13, 1],
      ['Ruaridh MacAskill', 'ruaridh.macaskill', 'Lighthouse Engineer', 'Stornoway', 2752, 2790629, 56, 9, 2],
      ['Ilse van der Meulen', 'ilse.vandermeulen', 'Wick Maker', 'Vlissingen', 2963, 2509231, 27, 9, 1],
      ['Сергій Коваленко', 'serhii.kovalenko', 'Workshop Lead', 'Одеса', 3174, 4082934, 44, 17, 2],
    ],
  },
  {
    domain: 'northquay.example',
    people: [
      ['Einar Holmgren', 'einar.holmgren', 'Harbour Pilot', 'Göteborg', 3385, 5329086, 61, 42, 1],
      ['Leilani Akana', 'leilani.akana', 'Customs Agent', 'Honolulu', 1041, 2909138, 32, 7, 4],
      ['Muhammad Rizwan Qureshi', 'rizwan.qureshi', 'Fleet Manager', 'Karachi', -7, 2566640, 49, 6, 5],
      ['Despina Papadaki', 'despina.papadaki', 'Crane Operator', 'Πειραιάς', 733, 2101942, 22, 3, 1],
      ['Björn Ásgeirsson', 'bjorn.asgeirsson', 'Deck Officer', 'Akureyri', 31, 3736795, 37, 12, 3],
      ['Carmen Iglesias Rúa', 'carmen.iglesias', 'Harbour Pilot', 'Vigo', 4440, 3944147, 54, 20, 1],
      ['박지훈', 'jihun.park', 'Apprentice', '부산', -19, 2501849, 23, 1, 5],
      ['Sipho Nkosi', 'sipho.nkosi', 'Fleet Manager', 'Durban', 4862, 3014751, 42, 14, 1],
      ['Guillermo Pizarro', 'guillermo.pizarro', 'Freight Planner', 'Valparaíso', 5073, 3955403, 59, 34, 1],
      ['Annika Saarinen', 'annika.saarinen', 'Deck Officer', 'Turku', 1999, 3512756, 30, 9, 1],
      ['Farid Benhaddou', 'farid.benhaddou', 'Harbour Pilot', 'Tanger', -6, 4270058, 47, 26, 5],
      ['Molly Tregenza', 'molly.tregenza', 'Customs Agent', 'Falmouth', 231, 2583360, 64, 3, 1],
      ['Dragan Petrović', 'dragan.petrovic', 'Tally Clerk', 'Bar', 42, 2729712, 35, 10, 3],
      ['Sione Taufa', 'sione.taufa', 'Freight Planner', 'Nukuʻalofa', 653, 2753764, 52, 15, 1],
      ['Hendrik Claassen', 'hendrik.claassen', 'Deck Officer', 'Rotterdam', -18, 3044367, 23, 2, 5],
      ['Aisha Abdirahman', 'aisha.abdirahman', 'Harbour Pilot', 'Mombasa', 6550, 3740569, 40, 18, 1],
    ],
  },
  {
    domain: 'saltmarshrye.example',
    people: [
      ['Oluwaseun Bankole', 'seun.bankole', 'Baker', 'Cotonou', 6761, 4681221, 57, 38, 1],
      ['Élodie Marchand', 'elodie.marchand', 'Apprentice', 'La Rochelle', 337, 2139073, 22, 1, 1],
      ["Giuseppe Sant'Angelo", 'giuseppe.santangelo', 'Recipe Keeper', 'Bari', -5, 3896076, 45, 12, 5],
      ['Mai Nguyen', 'mai.nguyen', 'Miller', 'Hải Phòng', 7394, 5447678, 62, 42, 1],
      ['Ragnhild Bakke', 'ragnhild.bakke', 'Recipe Keeper', 'Bergen', 53, 3455530, 33, 14, 3],
      ['Zeynep Yıldırım', 'zeynep.yildirim', 'Miller', 'İzmir', 3436, 3051882, 50, 12, 1],
      ['Patrick Ó Flaithearta', 'patrick.oflaithearta', 'Delivery Rider', 'Galway', -17, 2281684, 22, 4, 5],
      ['Beatriz Nóbrega', 'beatriz.nobrega', 'Pastry Cook', 'Funchal', 3858, 3855387, 38, 12, 1],
      ['Otto Hämäläinen', 'otto.hamalainen', 'Delivery Rider', 'Kotka', 419, 4185039, 55, 22, 1],
      ['Lakshmi Venkataraman', 'lakshmi.venkataraman', 'Pastry Cook', 'Chennai', 2090, 2925991, 26, 6, 4],
      ['Jozef Hrubý', 'jozef.hruby', 'Shop Assistant', 'Bratislava', -4, 3622193, 43, 22, 5],
      ['نور الهدى حداد', 'nour.haddad', 'Baker', 'بيروت', 9082, 4562795, 60, 42, 1],
      ['Cosmin Dumitrescu', 'cosmin.dumitrescu', 'Apprentice', 'Constanța', 64, 3142648, 21, 1, 3],
      ['Frieda Petersen', 'frieda.petersen', 'Baker', 'Husum', 4394, 3655500, 48, 14, 1],
    ],
  },
  {
    domain: 'kestrelmaps.example',
    people: [
      ['Priya Raghunathan', 'priya.raghunathan', 'Cartographer', 'Kochi', 955, 2702002, 33, 9, 1],
      ['Mateus Carvalho', 'mateus.carvalho', 'Chart Colourist', 'Santos', -19, 2603904, 36, 6, 5],
      ['Jiří Kovařík', 'jiri.kovarik', 'Globe Maker', 'Děčín', 1377, 3422356, 53, 24, 1],
      ['陈思远', 'siyuan.chen', 'Engraver', '厦门', 928, 3285209, 26, 4, 4],
      ['Tui Faleolo', 'tui.faleolo', 'Globe Maker', 'Apia', 1799, 3492611, 41, 12, 1],
      ['Margit Szabó', 'margit.szabo', 'Engraver', 'Rijeka', -6, 4127713, 58, 27, 5],
      ['Ewan Sinclair', 'ewan.sinclair', 'Archivist', 'Lerwick', 2221, 2685465, 29, 8, 1],
      ['Nomvula Dlamini', 'nomvula.dlamini', 'Surveyor', 'Richards Bay', 2432, 3381617, 46, 24, 1],
      ['Astrid Kjeldsen', 'astrid.kjeldsen', 'Archivist', 'Esbjerg', 11403, 5444120, 63, 40, 4],
      ['Rafael Montero Gil', 'rafael.montero', 'Apprentice', 'Cádiz', -18, 2779822, 20, 1, 5],
      ['Tamar Gelashvili', 'tamar.gelashvili', 'Sounding Clerk', 'ბათუმი', 3065, 3170574, 51, 12, 1],
      ['Isak Nutti', 'isak.nutti', 'Cartographer', 'Narvik', 75, 2339226, 22, 3, 3],
      ['Pauline Lefèvre', 'pauline.lefevre', 'Sounding Clerk', 'Brest', 567, 2852128, 39, 16, 1],
      ['Hassan Al-Balushi', 'hassan.albalushi', 'Cartographer', 'Muscat', -5, 4181431, 56, 20, 5],
    ],
  },
  {
    domain: 'heronpress.example',
    people: [
      ['Clémence Aubertin', 'clemence.aubertin', 'Typesetter', 'Québec', 812, 3044683, 27, 6, 1],
      ['فاطمة بنعلي', 'fatima.benali', 'Editor', 'صفاقس', 3755, 3924135, 44, 25, 1],
      ['Rosalind Achterberg', 'rosalind', 'Translator', 'Den Helder', 5791, 3337237, 61, 20, 1],
      ['Iker Etxeberria', 'iker.etxeberria', 'Bookbinder', 'Bermeo', 162, 2078239, 32, 4, 1],
      ['Wanjiru Kamau', 'wanjiru.kamau', 'Illustrator', 'Lamu', 1420, 3774192, 49, 14, 1],
      ['Ştefania Ionescu', 'stefania.ionescu', 'Typesetter', 'Galați', 584, 2759544, 22, 2, 1],
      ["Keola Ka'aihue", 'keola', 'Apprentice', 'Hilo', 165, 2417046, 19, 1, 1],
      ['Arvid Lindblom', 'arvid.lindblom', 'Translator', 'Visby', 2101, 4090848, 54, 33, 4],
      ['Sofia Marchetti', 'sofia.marchetti', 'Proofreader', 'Genova', 507, 3281701, 25, 2, 1],
      ['Tevita Vakaloloma', 'tevita.vakaloloma', 'Illustrator', 'Suva', 5808, 4344453, 42, 24, 1],
      ['Mirjam Rosenthal', 'mirjam.rosenthal', 'Typesetter', 'Lübeck', 86, 2718855, 59, 2, 3],
      ['Ksenia Orlova', 'ksenia.orlova', 'Editor', 'Rīga', 1850, 3048457, 30, 12, 1],
      ['Desmond Achebe-Lowe', 'desmond.achebe', 'Paper Buyer', 'Bristol', -19, 3133709, 47, 18, 5],
      ['山田 健太', 'kenta.yamada', 'Proofreader', '長崎', 5922, 4707362, 64, 26, 1],
    ],
  },
  {
    domain: 'orrery.example',
    people: [
      ['Magnus Thorvaldsen', 'magnus.thorvaldsen', 'Clockmaker', 'Aarhus', 1023, 3081764, 35, 4, 1],
      ['अनिका शर्मा', 'anika.sharma', 'Draughtsman', 'मुंबई', 6709, 4083466, 52, 25, 4],
      ['Lucía Quispe Mamani', 'lucia.quispe', 'Apprentice', 'Callao', 1445, 2519018, 23, 4, 1],
      ['Aino Väänänen', 'aino.vaananen', 'Apprentice', 'Helsinki', 410, 2054270, 24, 1, 1],
      ['Reza Tavakoli', 'reza.tavakoli', 'Draughtsman', 'Bandar Abbas', 1867, 3689073, 57, 10, 1],
      ['Bronwyn Llewellyn-Prys', 'bronwyn', 'Compass Adjuster', 'Abertawe', 2078, 3407675, 28, 10, 1],
      ['Temirlan Abenov', 'temirlan.abenov', 'Gear Cutter', 'Aktau', 1559, 2881927, 45, 6, 1],
      ['Ines Vukušić', 'ines.vukusic', 'Optician', 'Split', -21, 3150379, 62, 15, 5],
      ['Chidi Umeh', 'chidi.umeh', 'Gear Cutter', 'Calabar', 521, 2074681, 33, 2, 1],
      ['Gaspard Thibodeaux', 'gaspard.thibodeaux', 'Optician', 'Halifax', 97, 3648384, 50, 10, 3],
      ['Solveig Nygård', 'solveig.nygard', 'Instrument Tester', 'Stavanger', 213, 3000436, 22, 4, 1],
      ['Paulo Tavares Lima', 'paulo.tavares', 'Clockmaker', 'Recife', -8, 2657888, 38, 3, 5],
      ['Eleni Christodoulou', 'eleni.christodoulou', 'Instrument Tester', 'Λεμεσός', 7935, 3903990, 55, 28, 1],
      ['Wei-Ling Hsu', 'weiling.hsu', 'Clockmaker', 'Kaohsiung', 846, 2400592, 26, 8, 1],
    ],
  },
  {
    domain: 'juniperclinic.example',
    people: [
      ['Ngozi Adeyemi-Clarke', 'ngozi.adeyemi', 'Ward Clerk', 'Freetown', 327, 3057845, 31, 7, 1],
      ['Anneliese Grünwald', 'anneliese.gruenwald', 'Pharmacist', 'Wilhelmshaven', 1268, 3692897, 60, 16, 1],
      ['דנה אברמוב', 'dana.avramov', 'Dentist', 'חיפה', 760, 2800499, 31, 6, 1],
      ['Johanna Sundqvist', 'johanna.sundqvist', 'Midwife', 'Mariehamn', 3150, 2824601, 48, 11, 1],
      ['Kwame Ofori', 'kwame.ofori', 'Dentist', 'Takoradi', 806, 2054453, 34, 8, 1],
      ['Alejandra Fuentes', 'alejandra.fuentes', 'Midwife', 'Veracruz', 2112, 3689206, 36, 12, 4],
      ['Bao Pham', 'bao.pham', 'Ward Clerk', 'Nha Trang', -10, 4507608, 53, 30, 5],
      ['Meret Zbinden', 'meret.zbinden', 'Surgeon', 'Basel', 344, 2515410, 42, 15, 1],
      ['Ayodele Fashola', 'ayodele.fashola', 'Ward Clerk', 'Lomé', 108, 2967262, 41, 14, 3],
      ['Viktória Kőszegi', 'viktoria.koszegi', 'Surgeon', 'Trieste', 5146, 3113514, 58, 21, 1],
      ['Liam Whetu Parata', 'liam.parata', "Ship's Doctor", 'Whangārei', -22, 3281917, 29, 6, 5],
      ['Sunniva Dahl', 'sunniva.dahl', 'Apprentice', 'Tromsø', 93, 2695019, 22, 1, 1],
      ['Ahmed Wahba', 'ahmed.wahba', "Ship's Doctor", 'Alexandria', 5779, 4918771, 63, 42, 1],
    ],
  },
];

export const sampleEmployees: readonly SampleEmployee[] = firms.flatMap(({ domain, people }) =>
  people.map(([fullName, mailbox, post, city, startedDaysAgo, salaryCents, age, experienceYears, status]) => ({
    fullName,
    post,
    email: `${mailbox}@${domain}`,
    city,
    startedDaysAgo,
    salaryCents,
    age,
    experienceYears,
    status,
  })),
);
