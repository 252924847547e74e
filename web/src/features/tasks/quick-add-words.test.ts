import { expect, test } from 'vitest';
import { read } from './quick-add-reading.ts';

test.each([
  [
    'Oil the crane tomorrow #high !',
    { title: 'Oil the crane', dueDate: '2026-03-05', tags: ['high'], isImportant: true },
  ],
  ['Call Ida on friday', { title: 'Call Ida', dueDate: '2026-03-06' }],
  ['Count lamps in 3 days #team #medium', { title: 'Count lamps', dueDate: '2026-03-07', tags: ['team', 'medium'] }],
  ['Pay the rent 1 April every month', { title: 'Pay the rent', dueDate: '2026-04-01', repeat: 'monthly' }],
  ['Water the plants weekly', { title: 'Water the plants', dueDate: '2026-03-04', repeat: 'weekly' }],
  ['Write to #nobody', { title: 'Write to #nobody', tags: [], dueDate: null }],
  ['What a day! Buy 12 lamps', { title: 'What a day! Buy 12 lamps', isImportant: false, dueDate: null }],
  ['Oil pump-3d', { title: 'Oil pump-3d', dueDate: null }],
  ['Wind the clock in 99999999 days', { title: 'Wind the clock in 99999999 days', dueDate: null }],
  ['tomorrow', { title: 'tomorrow', dueDate: null }],
  ['Pay the rent on 12/24', { title: 'Pay the rent', dueDate: '2026-12-24', remindAt: null }],
  ['Send it by Friday', { title: 'Send it', dueDate: '2026-03-06' }],
  ['Call Ida the day after tomorrow at 9am', { title: 'Call Ida', remindAt: '2026-03-06 at 09:00' }],
  ['Call Ida next Tuesday at 5pm', { title: 'Call Ida', dueDate: '2026-03-10', remindAt: '2026-03-10 at 17:00' }],
  ['Meet Ida at noon', { title: 'Meet Ida', dueDate: '2026-03-04', remindAt: '2026-03-04 at 12:00' }],
  ['Water the plants every Monday', { title: 'Water the plants', dueDate: '2026-03-09', repeat: 'weekly' }],
  ['Buy milk every 2 days', { title: 'Buy milk', dueDate: '2026-03-04', repeat: 'daily', repeatEvery: 2 }],
  ['Buy milk every 0 days', { title: 'Buy milk every 0 days', repeat: null, repeatEvery: 1 }],
  [
    'Empty the bins every 2 weeks on Monday',
    { title: 'Empty the bins', dueDate: '2026-03-09', repeat: 'weekly', repeatEvery: 2 },
  ],
  ['Rent a van for 3 days', { title: 'Rent a van for 3 days', dueDate: null }],
  ['Look at 18 boxes', { title: 'Look at 18 boxes', dueDate: null }],
  ['Water the plants every day at 9', { title: 'Water the plants', repeat: 'daily', remindAt: '2026-03-05 at 09:00' }],
  ['Call Ann Sun', { title: 'Call Ann', dueDate: '2026-03-08' }],
  ['Call Ann Sun 10am', { title: 'Call Ann', remindAt: '2026-03-08 at 10:00' }],
  ['Call Ann by Sun Ltd is closed', { title: 'Call Ann Ltd is closed', dueDate: '2026-03-08' }],
  ['Sat Buy milk', { title: 'Buy milk', dueDate: '2026-03-07' }],
  ['Pay the rent every month on the 31st #high !', { title: 'Pay the rent', dueDate: '2026-03-31', repeat: 'monthly' }],
  ['Pay the rent on #high the 31st', { title: 'Pay the rent', dueDate: '2026-03-31' }],
  ['Read the march report', { title: 'Read the march report', dueDate: null }],
])('%s', async (line, expected) => {
  expect(await read(line)).toMatchObject(expected);
});

test.each([
  ['de', 'Kran ölen morgen', 'Kran ölen', '2026-03-05'],
  ['de', 'Miete zahlen bis 24.12.', 'Miete zahlen', '2026-12-24'],
  ['de', 'Bericht bis zum 5. April', 'Bericht', '2026-04-05'],
  ['en', 'Oil the crane day after tomorrow', 'Oil the crane', '2026-03-06'],
  ['en', 'Call the day after tomorrow', 'Call', '2026-03-06'],
  ['fr', 'Huiler la grue demain', 'Huiler la grue', '2026-03-05'],
  ['fr', 'Huiler la grue après-demain', 'Huiler la grue', '2026-03-06'],
  ['fr', 'Huiler la grue avant le 5 avril', 'Huiler la grue', '2026-04-05'],
  ['pt', 'Lubrificar o guindaste amanhã', 'Lubrificar o guindaste', '2026-03-05'],
  ['pt', 'Lubrificar o guindaste depois de amanhã', 'Lubrificar o guindaste', '2026-03-06'],
  ['pt', 'Lubrificar o guindaste daqui a duas semanas', 'Lubrificar o guindaste', '2026-03-18'],
  ['pt', 'Lubrificar o guindaste na próxima terça', 'Lubrificar o guindaste', '2026-03-10'],
  ['ar', 'تزييت الرافعة غداً', 'تزييت الرافعة', '2026-03-05'],
  ['ar', 'تزييت الرافعة حتى الجمعة', 'تزييت الرافعة', '2026-03-06'],
])('Days are read in %s too: %s', async (language, line, title, dueDate) => {
  expect(await read(line, language)).toMatchObject({ title, dueDate, repeat: null });
});

test.each([
  ['en', 'Oil the crane at the end of the month', 'Oil the crane', '2026-03-31'],
  ['en', 'Oil the crane by end of month', 'Oil the crane', '2026-03-31'],
  ['en', 'Oil the crane by the end of the week', 'Oil the crane', '2026-03-06'],
  ['en', 'Oil the crane end of next week', 'Oil the crane', '2026-03-13'],
  ['en', 'Oil the crane this month', 'Oil the crane', '2026-03-31'],
  ['en', 'Oil the crane in two weeks', 'Oil the crane', '2026-03-18'],
  ['en', 'Oil the crane in a fortnight', 'Oil the crane', '2026-03-18'],
  ['en', 'Oil the crane next month', 'Oil the crane', '2026-04-04'],
  ['en', 'Oil the crane at the beginning of next month', 'Oil the crane', '2026-04-01'],
  ['en', 'Oil the crane by the end of the year', 'Oil the crane', '2026-12-31'],
  ['en', 'Oil the crane at the end of February', 'Oil the crane', '2027-02-28'],
  ['en', 'Oil the crane by the 3rd', 'Oil the crane', '2026-04-03'],
  ['en', 'Meet Ida on the 3rd floor', 'Meet Ida on the 3rd floor', null],
  ['de', 'Kran ölen Ende des Monats', 'Kran ölen', '2026-03-31'],
  ['de', 'Kran ölen bis zum Monatsende', 'Kran ölen', '2026-03-31'],
  ['de', 'Kran ölen Ende der Woche', 'Kran ölen', '2026-03-06'],
  ['de', 'Kran ölen am Wochenende', 'Kran ölen', '2026-03-07'],
  ['de', 'Kran ölen in zwei Wochen', 'Kran ölen', '2026-03-18'],
  ['de', 'Kran ölen nächsten Monat', 'Kran ölen', '2026-04-04'],
  ['de', 'Kran ölen Ende nächsten Monats', 'Kran ölen', '2026-04-30'],
  ['de', 'Kran ölen bis Ende April', 'Kran ölen', '2026-04-30'],
  ['de', 'Kran ölen am 15.', 'Kran ölen', '2026-03-15'],
  ['fr', 'Huiler la grue à la fin du mois', 'Huiler la grue', '2026-03-31'],
  ['fr', 'Huiler la grue avant la fin de la semaine', 'Huiler la grue', '2026-03-06'],
  ['fr', 'Huiler la grue ce week-end', 'Huiler la grue', '2026-03-07'],
  ['fr', 'Huiler la grue dans deux semaines', 'Huiler la grue', '2026-03-18'],
  ['fr', 'Huiler la grue mois prochain', 'Huiler la grue', '2026-04-04'],
  ['fr', 'Huiler la grue fin avril', 'Huiler la grue', '2026-04-30'],
  ['pt', 'Lubrificar o guindaste no fim do mês', 'Lubrificar o guindaste', '2026-03-31'],
  ['pt', 'Lubrificar o guindaste até o fim da semana', 'Lubrificar o guindaste', '2026-03-06'],
  ['pt', 'Lubrificar o guindaste no fim de semana', 'Lubrificar o guindaste', '2026-03-07'],
  ['pt', 'Lubrificar o guindaste na semana que vem', 'Lubrificar o guindaste', '2026-03-11'],
  ['pt', 'Lubrificar o guindaste no próximo mês', 'Lubrificar o guindaste', '2026-04-04'],
  ['pt', 'Lubrificar o guindaste daqui a dois meses', 'Lubrificar o guindaste', '2026-05-04'],
  ['ar', 'تزييت الرافعة في نهاية الشهر', 'تزييت الرافعة', '2026-03-31'],
  ['ar', 'تزييت الرافعة نهاية الأسبوع', 'تزييت الرافعة', '2026-03-05'],
  ['ar', 'تزييت الرافعة بعد أسبوعين', 'تزييت الرافعة', '2026-03-18'],
  ['ar', 'تزييت الرافعة الشهر القادم', 'تزييت الرافعة', '2026-04-04'],
  ['ar', 'تزييت الرافعة نهاية الشهر القادم', 'تزييت الرافعة', '2026-04-30'],
])('What lies in a week, a month or a year is read in %s: %s', async (language, line, title, dueDate) => {
  expect(await read(line, language)).toMatchObject({ title, dueDate });
});

test.each([
  ['on the last day of a month', '2026-03-31', 'Oil the crane end of the month', '2026-03-31'],
  ['on its last working day', '2026-03-06', 'Oil the crane end of the week', '2026-03-06'],
  ['on a Sunday', '2026-03-08', 'Oil the crane end of the week', '2026-03-13'],
  ['on the 31st, where the next month is shorter', '2026-01-31', 'Oil the crane end of next month', '2026-02-28'],
])('The end of something is today, where today is the end: %s', async (_, today, line, dueDate) => {
  expect(await read(line, 'en', new Date(`${today}T10:00:00`))).toMatchObject({ title: 'Oil the crane', dueDate });
});

test.each([
  ['de', 'Ida anrufen morgen um 14 Uhr', 'Ida anrufen', '14:00'],
  ['de', 'Ida anrufen morgen 14.30 Uhr', 'Ida anrufen', '14:30'],
  ['de', 'Ida anrufen morgen um 9 Uhr abends', 'Ida anrufen', '21:00'],
  ['fr', 'Appeler Ida demain à 14 h 30', 'Appeler Ida', '14:30'],
  ['fr', 'Appeler Ida demain à 9 heures', 'Appeler Ida', '09:00'],
  ['fr', 'Appeler Ida demain à 8 heures du soir', 'Appeler Ida', '20:00'],
  ['fr', 'Appeler Ida demain à midi', 'Appeler Ida', '12:00'],
  ['pt', 'Ligar para a Ida amanhã às 14h', 'Ligar para a Ida', '14:00'],
  ['pt', 'Ligar para a Ida amanhã às 14h30', 'Ligar para a Ida', '14:30'],
  ['pt', 'Ligar para a Ida amanhã às 14:30', 'Ligar para a Ida', '14:30'],
  ['pt', 'Ligar para a Ida amanhã às 2 da tarde', 'Ligar para a Ida', '14:00'],
  ['pt', 'Ligar para a Ida amanhã ao meio-dia', 'Ligar para a Ida', '12:00'],
  ['ar', 'اتصل بإيدا غدا الساعة 2 مساء', 'اتصل بإيدا', '14:00'],
])('Hours are read as they are said in %s: %s', async (language, line, title, time) => {
  expect(await read(line, language)).toMatchObject({ title, remindAt: `2026-03-05 at ${time}` });
});

test.each([
  ['de', 'In 24 Uhren die Batterien wechseln'],
  ['fr', 'Rouler 3 heures'],
  ['pt', 'Conte as 3 caixas'],
  ['en', 'Plan the 5 o clock tea'],
  ['en', 'Plan 5 o’clock tea'],
  ['en', 'Join the 5pm call'],
  ['en', 'Read pages 10 - 12'],
  ['en', 'Seat 5 to 6 people'],
  ['de', 'Plane den 5 Uhr Tee'],
  ['fr', 'Relire les pages 10 - 12'],
])('A number of things is no hour in %s: %s', async (language, line) => {
  expect(await read(line, language)).toMatchObject({ title: line, dueDate: null, remindAt: null });
});

test.each([
  ['en', 'Plan the tea at 5 o’clock', 'Plan the tea', '2026-03-05 at 05:00'],
  ['en', 'Call Ida 5 o’clock', 'Call Ida', '2026-03-05 at 05:00'],
  ['en', 'Call Ida at 5pm about the tea', 'Call Ida about the tea', '2026-03-04 at 17:00'],
  ['en', 'Order pizza 18:30 for all', 'Order pizza for all', '2026-03-04 at 18:30'],
  ['de', 'Ida 14 Uhr anrufen', 'Ida anrufen', '2026-03-04 at 14:00'],
  ['de', 'Ida um 10:30 anrufen', 'Ida anrufen', '2026-03-04 at 10:30'],
  ['pt', 'Ligar as 14:30 para a Ida', 'Ligar para a Ida', '2026-03-04 at 14:30'],
])('What is said as an hour is one in %s: %s', async (language, line, title, remindAt) => {
  expect(await read(line, language)).toMatchObject({ title, remindAt });
});

test.each([
  ['en', 'Clean 3/4 of the tank', 'Clean 3/4 of the tank', null],
  ['en', 'Order the 3/4 inch pipe', 'Order the 3/4 inch pipe', null],
  ['en', 'Review 24/7 shifts tomorrow', 'Review 24/7 shifts', '2026-03-05'],
  ['en', 'Clean 3/4 of the tank by 12/24', 'Clean 3/4 of the tank', '2026-12-24'],
  ['en', 'Pay the rent by 12/24 in full', 'Pay the rent in full', '2026-12-24'],
  ['en', '12/24 pay the rent', 'pay the rent', '2026-12-24'],
  ['de', 'Wische 3/4 des Bodens', 'Wische 3/4 des Bodens', null],
  ['de', 'Bis zum 24/12 Miete zahlen', 'Miete zahlen', '2026-12-24'],
  ['fr', 'Nettoyer 3/4 du sol', 'Nettoyer 3/4 du sol', null],
  ['fr', 'Payer le 24/12 le loyer', 'Payer le loyer', '2026-12-24'],
  ['pt', 'Limpar 3/4 do tanque', 'Limpar 3/4 do tanque', null],
  ['pt', 'Pagar até 24/12 o aluguel', 'Pagar o aluguel', '2026-12-24'],
  ['ar', 'تنظيف ٣/٤ الخزان', 'تنظيف ٣/٤ الخزان', null],
  ['ar', 'دفع قبل ٢٤/١٢ الإيجار', 'دفع الإيجار', '2026-12-24'],
])('Figures within what is to be done are a part of it, unless they are said as a day in %s: %s', async (...said) => {
  const [language, line, title, dueDate] = said;
  expect(await read(line, language)).toMatchObject({ title, dueDate });
});

test.each([
  ['en', 'Call Sun Ltd'],
  ['en', 'May I call Sun Ltd'],
  ['fr', 'Appeler Sam Dupont'],
])('A day in a name is none in %s: %s', async (language, line) => {
  expect(await read(line, language)).toMatchObject({ title: line, dueDate: null });
  expect(await read(`${line} 2026-03-09`, language)).toMatchObject({ title: line, dueDate: '2026-03-09' });
});

test.each([
  ['de', 'Blumen gießen um 9', 'Blumen gießen'],
  ['pt', 'Regar as flores às 9', 'Regar as flores'],
  ['ar', 'اسق النباتات الساعة 9', 'اسق النباتات'],
])('A bare hour that is said as one is an hour in %s: %s', async (language, line, title) => {
  expect(await read(line, language)).toMatchObject({ title, remindAt: '2026-03-05 at 09:00' });
});

test.each([
  ['de', 'Blumen gießen jeden Montag', 'Blumen gießen'],
  ['fr', 'Arroser les fleurs tous les lundis', 'Arroser les fleurs'],
  ['pt', 'Regar as flores toda segunda-feira', 'Regar as flores'],
  ['ar', 'اسق النباتات كل يوم اثنين', 'اسق النباتات'],
])('A day of each week in %s', async (language, line, title) => {
  expect(await read(line, language)).toMatchObject({ title, dueDate: '2026-03-09', repeat: 'weekly' });
});

/** A Thursday in November. */
const lateInYear = new Date('2026-11-26T10:00:00');

test.each([
  ['شراء ١٢ كرسي', 'شراء ١٢ كرسي', null, null],
  ['شراء ١٢ كرسي غداً', 'شراء ١٢ كرسي', '2026-11-27', null],
  ['دفع يوم ١٥', 'دفع', '2026-12-15', null],
  ['دفع ٣١/١٢', 'دفع', '2026-12-31', null],
  ['دفع ١٥/١', 'دفع', '2027-01-15', null],
  ['دفع في ٣١/١٢/٢٠٢٦', 'دفع', '2026-12-31', null],
  ['تزييت الرافعة ٢/٣/٢٠٢٧ الساعة ٩', 'تزييت الرافعة', '2027-03-02', '2027-03-02 at 09:00'],
])(
  'Digits of Arabic are read as Latin ones are, and stay as they are in the title: %s',
  async (line, title, dueDate, remindAt) => {
    expect(await read(line, 'ar', lateInYear)).toMatchObject({ title, dueDate, remindAt, repeat: null });
  },
);

test.each([
  ['مكالمة غدًا', { title: 'مكالمة', dueDate: '2026-11-27' }],
  ['مكالمة غدًا مع عليٍّ', { title: 'مكالمة مع عليٍّ', dueDate: '2026-11-27' }],
  ['مكالمة بعد غدٍ', { title: 'مكالمة', dueDate: '2026-11-28' }],
  ['مكالمة غدًا الساعة 5 مساءً', { title: 'مكالمة', dueDate: '2026-11-27', remindAt: '2026-11-27 at 17:00' }],
  ['كلّ يومٍ مكالمة', { title: 'مكالمة', repeat: 'daily' }],
  ['مكالمة يوميًا', { title: 'مكالمة', repeat: 'daily' }],
  ['مكالمة شهرياً', { title: 'مكالمة', repeat: 'monthly' }],
])('Words are read with and without the marks of Arabic, wherever these stand: %s', async (line, expected) => {
  expect(await read(line, 'ar', lateInYear)).toMatchObject(expected);
});

test.each([
  ['de', 'Blumen gießen jeden Werktag', 'Blumen gießen'],
  ['fr', 'Arroser les fleurs chaque jour ouvré', 'Arroser les fleurs'],
  ['pt', 'Regar as flores todo dia útil', 'Regar as flores'],
  ['ar', 'اسق النباتات كل يوم عمل', 'اسق النباتات'],
])('Every working day is not every day in %s: %s', async (language, line, title) => {
  expect(await read(line, language)).toMatchObject({ title, repeat: 'weekdays' });
});

test.each([
  ['en', 'Pay VAT on the 15th of every month', 'Pay VAT', '2026-12-15'],
  ['en', 'Pay VAT on the first of each month', 'Pay VAT', '2026-12-01'],
  ['de', 'Miete am 15. jedes Monats zahlen', 'Miete zahlen', '2026-12-15'],
  ['de', 'Miete zahlen am Ersten jedes Monats', 'Miete zahlen', '2026-12-01'],
  ['de', 'Miete zahlen jeden Monat am 15.', 'Miete zahlen', '2026-12-15'],
  ['fr', 'Déclarer la TVA le 15 de chaque mois', 'Déclarer la TVA', '2026-12-15'],
  ['fr', 'Déclarer la TVA le 1er de chaque mois', 'Déclarer la TVA', '2026-12-01'],
  ['fr', 'Déclarer la TVA le 15 du mois', 'Déclarer la TVA', '2026-12-15'],
  ['fr', 'Déclarer la TVA tous les 30 du mois', 'Déclarer la TVA', '2026-11-30'],
  ['fr', 'Déclarer la TVA chaque mois le 15', 'Déclarer la TVA', '2026-12-15'],
  ['pt', 'Pagar todo dia 15', 'Pagar', '2026-12-15'],
  ['pt', 'Pagar todo dia 15 o aluguel', 'Pagar o aluguel', '2026-12-15'],
  ['pt', 'Pagar no dia 1º de cada mês', 'Pagar', '2026-12-01'],
  ['pt', 'Pagar dia 15 de todo mês', 'Pagar', '2026-12-15'],
  ['ar', 'دفع الإيجار أول كل شهر', 'دفع الإيجار', '2026-12-01'],
  ['ar', 'دفع الإيجار في اليوم الأول من كل شهر', 'دفع الإيجار', '2026-12-01'],
  ['ar', 'دفع الإيجار يوم ١٥ من كل شهر', 'دفع الإيجار', '2026-12-15'],
  ['ar', 'دفع الإيجار في ١٥ من كل شهر', 'دفع الإيجار', '2026-12-15'],
])('A day of each month in %s: %s', async (language, line, title, dueDate) => {
  expect(await read(line, language, lateInYear)).toMatchObject({ title, dueDate, repeat: 'monthly', remindAt: null });
});

test('A day of each month may have an hour', async () => {
  const remindAt = '2026-12-15 at 09:00';
  expect(await read('Pagar todo dia 15 às 9', 'pt', lateInYear)).toMatchObject({ repeat: 'monthly', remindAt });
  expect(await read('Payer le 15 de chaque mois à 9 h', 'fr', lateInYear)).toMatchObject({ title: 'Payer', remindAt });
});

test.each([
  ['pt', 'Caminhar todo dia 15 minutos', 'Caminhar 15 minutos', 'daily'],
  ['ar', 'دفع 20 كل شهر', 'دفع 20', 'monthly'],
])('A number of something else is no day of each month in %s: %s', async (language, line, title, repeat) => {
  expect(await read(line, language, lateInYear)).toMatchObject({ title, repeat, remindAt: null });
});

test.each([
  ['ar', 'اتصل بإيدا الأحد القادم', 'اتصل بإيدا', '2026-11-29'],
  ['ar', 'اتصل بإيدا يوم الجمعة المقبلة', 'اتصل بإيدا', '2026-11-27'],
  ['fr', 'Appeler Ida dimanche prochain', 'Appeler Ida', '2026-11-29'],
  ['fr', 'Appeler Ida jeudi prochain', 'Appeler Ida', '2026-12-03'],
  ['pt', 'Ligar para a Ida no próximo domingo', 'Ligar para a Ida', '2026-11-29'],
  ['pt', 'Ligar para a Ida na próxima segunda', 'Ligar para a Ida', '2026-11-30'],
  ['pt', 'Ligar para a Ida segunda que vem', 'Ligar para a Ida', '2026-11-30'],
  ['en', 'Call Ida next Sunday', 'Call Ida', '2026-12-06'],
  ['de', 'Ida anrufen nächsten Sonntag', 'Ida anrufen', '2026-12-06'],
])(
  'The next of a weekday is the one to come, and in English and German that of the next week: %s: %s',
  async (language, line, title, dueDate) => {
    expect(await read(line, language, lateInYear)).toMatchObject({ title, dueDate, repeat: null });
  },
);

test('The next of a weekday may have an hour', async () => {
  const remindAt = '2026-11-29 at 09:00';
  expect(await read('Appeler dimanche prochain à 9 h', 'fr', lateInYear)).toMatchObject({ title: 'Appeler', remindAt });
  expect(await read('Ligar no próximo domingo às 9', 'pt', lateInYear)).toMatchObject({ title: 'Ligar', remindAt });
});

test.each([
  ['Pagar aluguel dia 31/12/2026', 'Pagar aluguel', '2026-12-31'],
  ['Pagar aluguel no dia 5 de dezembro', 'Pagar aluguel', '2026-12-05'],
  ['Organizar o dia amanhã', 'Organizar o dia', '2026-11-27'],
])('A word goes with the day where that is in figures: %s', async (line, title, dueDate) => {
  expect(await read(line, 'pt', lateInYear)).toMatchObject({ title, dueDate });
});

test('tags of one’s own are known by their names, also by those of several words, the longest first', async () => {
  const own = [
    { key: 'own-1', name: 'Old' },
    { key: 'own-2', name: 'Old  harbour' },
    { key: 'own-3', name: 'Émile’s' },
    { key: 'own-4', name: 'low tide' },
  ];
  const readOwn = (line: string) => read(line, 'en', undefined, own);
  expect(await readOwn('Oil the crane #old HARBOUR, tomorrow')).toMatchObject({
    title: 'Oil the crane',
    tags: ['own-2'],
    dueDate: '2026-03-05',
  });
  expect((await readOwn('Sweep #old hall #emile’s #high')).tags).toEqual(['high', 'own-1', 'own-3']);
  expect(await readOwn('Dig at #low tide')).toMatchObject({ title: 'Dig at', tags: ['own-4'] });
  expect((await readOwn('Dig at #low water')).tags).toEqual(['low']);
  expect((await readOwn('Paint #older doors')).title).toBe('Paint #older doors');
});
