interface LogoMarkProps {
  /** Width and height in pixels. */
  size?: number;
}

/** An atrium: one arch within another. Whoever draws it says the brand's name beside it. */
export function LogoMark({ size = 28 }: LogoMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path fill="var(--atrium-logo-outer)" d="M3 29V16a13 13 0 0 1 26 0v13h-5.5V16a7.5 7.5 0 0 0-15 0v13z" />
      <path fill="var(--atrium-logo-inner)" d="M12 29V16a4 4 0 0 1 8 0v13z" />
    </svg>
  );
}
