import type { DayName } from './named-days.ts';

interface Words {
  /** What a day is called, where chrono does not know it or reads another day. */
  names: Partial<Record<DayName, string>>;
  /** What stands before a month of which the last day is meant. */
  endOf: string;
  /** The number of a day of whichever month comes, and what may follow, so that no third floor is meant by it. */
  dayOfMonth: string;
  /** The number of a day that is meant in each month; without one, the first of it. */
  dayOfEachMonth: readonly string[];
}

/** Regular expressions, in which a space is any space; what stands before each day alike ("by the") is none of them. */
export const dayNames: Readonly<Record<string, Words>> = {
  en: {
    names: {
      dayAfterTomorrow: '(?:the )?day after tomorrow',
      fortnight: 'in a fortnight',
      endOfWeek: 'end of (?:the |this )?week|this week|eow',
      endOfNextWeek: 'end of next week',
      endOfMonth: 'end of (?:the |this )?month|month[ -]end|this month|eom',
      endOfNextMonth: 'end of next month',
      beginningOfNextMonth: '(?:beginning|start) of next month',
      endOfYear: 'end of (?:the |this )?year|year[ -]end',
    },
    endOf: 'end of',
    dayOfMonth:
      '(?:on|by|until|till|before|due) (?:the (\\d{1,2})(?:st|nd|rd|th)|day (\\d{1,2}))(?= ?(?:$|[,.;!]|at ))',
    dayOfEachMonth: [
      '(?:(\\d{1,2})(?:st|nd|rd|th)|first)(?: day)? of (?:every|each) month',
      'every (\\d{1,2})(?:st|nd|rd|th) of the month',
    ],
  },
  de: {
    names: {
      endOfWeek: 'Ende (?:der|dieser) Woche|diese Woche',
      endOfNextWeek: 'Ende (?:der )?(?:nächsten|nächster|kommenden|kommender) Woche',
      weekend: '(?:dieses |kommendes )?Wochenende',
      weekendAfter: 'nächste[sn]? Wochenende',
      endOfMonth: 'Ende (?:des|dieses|diesen) Monats|Monatsende|diesen Monat',
      endOfNextMonth: 'Ende (?:des )?(?:nächsten|kommenden) Monats',
      beginningOfNextMonth: '(?:Anfang|Beginn) (?:des )?(?:nächsten|kommenden) Monats',
      endOfYear: 'Ende (?:des|dieses|diesen) Jahres|Jahresende',
    },
    endOf: 'Ende',
    dayOfMonth: '(?:am|zum|bis) (\\d{1,2})\\.(?= ?(?:$|[,;!]|um ))',
    dayOfEachMonth: [
      '(?:(\\d{1,2})\\.|ersten)(?: Tag)? jede[ns] Monats',
      'jeden (\\d{1,2})\\. (?:des Monats|im Monat)',
    ],
  },
  fr: {
    names: {
      dayAfterTomorrow: 'apr[èe]s[- ]demain',
      endOfWeek: '(?:en )?fin de (?:la |cette )?semaine|cette semaine',
      endOfNextWeek: '(?:en )?fin de (?:la )?semaine prochaine',
      weekend: 'week-?end(?: prochain)?',
      nextWeek: 'semaine prochaine',
      nextMonth: 'mois prochain',
      endOfMonth: '(?:en )?fin (?:du|de ce) mois|(?:en )?fin de mois|ce mois(?:-ci)?',
      endOfNextMonth: '(?:en )?fin du mois prochain',
      beginningOfNextMonth: 'début du mois prochain',
      endOfYear: "(?:en )?fin (?:de l['’]|d['’])année",
    },
    endOf: "fin(?: du mois)?(?: de| d[’'])?",
    dayOfMonth: 'le (\\d{1,2})(?:er)?(?= ?(?:$|[,.;!]|à ))',
    dayOfEachMonth: [
      '(?:(\\d{1,2})(?:er)?|premier)(?: jour)? de (?:chaque|tous les) mois',
      "(?:le|tous les|chaque) (\\d{1,2})(?:er)? du mois(?! (?:prochain|suivant|dernier|passé|de |d'))",
    ],
  },
  pt: {
    names: {
      dayAfterTomorrow: 'depois de amanhã',
      endOfWeek: '(?:fim|final) d(?:a|esta) semana|esta semana',
      endOfNextWeek: '(?:fim|final) da (?:próxima semana|semana que vem)',
      weekend: '(?:este |próximo )?(?:fim|final) de semana(?: que vem)?',
      nextWeek: 'próxima semana|semana que vem',
      nextMonth: 'próximo mês|mês que vem',
      endOfMonth: '(?:fim|final) d(?:o|este) mês|este mês',
      endOfNextMonth: '(?:fim|final) do (?:próximo mês|mês que vem)',
      beginningOfNextMonth: '(?:início|começo) do (?:próximo mês|mês que vem)',
      endOfYear: '(?:fim|final) d(?:o|este) ano',
    },
    endOf: '(?:fim|final) de',
    dayOfMonth: 'dia (\\d{1,2})º?(?= ?(?:$|[,.;!]|às ))',
    dayOfEachMonth: [
      '(?:dia (\\d{1,2})º?|primeiro dia) de (?:cada mês|todo mês|todos os meses)',
      '(?:todo|todos os) dias? (\\d{1,2})º?(?: d[eo] mês)?(?= ?(?:$|[,.;!]|às |[oa]s? ))',
    ],
  },
  ar: {
    names: {
      endOfWeek: '(?:نهاية|آخر|اخر) (?:هذا )?ال[أا]سبوع|هذا ال[أا]سبوع',
      endOfNextWeek: '(?:نهاية|آخر|اخر) ال[أا]سبوع (?:القادم|المقبل|التالي)',
      weekend: 'عطلة نهاية ال[أا]سبوع',
      endOfMonth: '(?:نهاية|آخر|اخر) (?:هذا )?الشهر|هذا الشهر',
      endOfNextMonth: '(?:نهاية|آخر|اخر) الشهر (?:القادم|المقبل|التالي)',
      beginningOfNextMonth: '(?:بداية|أول|اول) الشهر (?:القادم|المقبل|التالي)',
      endOfYear: '(?:نهاية|آخر|اخر) (?:هذه |هذا )?(?:السنة|العام)',
    },
    endOf: '(?:نهاية|آخر|اخر)(?: شهر)?',
    dayOfMonth: '(?:ال)?يوم (\\d{1,2})(?= ?(?:$|[,،.;!]|الساعة ))',
    dayOfEachMonth: [
      '(?:ال)?يوم (\\d{1,2})(?: من| في)? كل شهر',
      '(\\d{1,2}) من كل شهر',
      '(?:اليوم ال)?[أا]ول(?: يوم)?(?: من| في)? كل شهر',
    ],
  },
};
