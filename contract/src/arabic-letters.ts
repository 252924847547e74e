const lettersOf: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ة: 'ه', '٫': '.', '٬': ',' };

/** Letters of Arabic that people write for each other, figures of Arabic and Persian, what stretches a word, and signs of direction. */
const alike = /[ٱىة٠-٩۰-۹٫٬\u0640\u061c\u200e\u200f]/g;

/**
 * Text without accents as searching sees it, whatever keyboard it was written with: `على` and `علي`, `فاتورة` and `فاتوره`, `٢٠٢٦` and `2026`
 * are the same. An alef with a hamza and the marks of vowels are accents.
 */
export function plainArabic(text: string): string {
  return text.replace(alike, (letter) => {
    const code = letter.charCodeAt(0);
    const isFigure = (code >= 0x660 && code <= 0x669) || (code >= 0x6f0 && code <= 0x6f9);
    return isFigure ? String(code & 0xf) : (lettersOf[letter] ?? '');
  });
}
