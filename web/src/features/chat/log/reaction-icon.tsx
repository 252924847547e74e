import type { ReactionKind } from '@atrium/contract/chat';
import type { ReactNode } from 'react';

const skin = { fill: '#ffc83d', stroke: '#c98a00', strokeWidth: 1 };
const line = { fill: 'none', stroke: '#5c3b00', strokeWidth: 1.6, strokeLinecap: 'round' } as const;
const face = <circle cx={12} cy={12} r={9.5} {...skin} />;

function eyes(y: number, r: number): ReactNode {
  return [8.6, 15.4].map((x) => <circle key={x} cx={x} cy={y} r={r} fill="#5c3b00" />);
}

const drawings: Readonly<Record<ReactionKind, ReactNode>> = {
  'thumbs-up': (
    <path
      {...skin}
      strokeLinejoin="round"
      d="M3 11h3.5v9.5H3zM8 11.5 11.6 3.4c1.9-.2 3 1.1 2.7 2.9l-.6 3.2h5c1.5 0 2.5 1.2 2.2 2.6l-1.3 6.3a2.7 2.7 0 0 1-2.6 2.1H10.400c-1 0-1.7-.300-2.4-.900z"
    />
  ),
  heart: (
    <path
      fill="#e5383b"
      stroke="#a4161a"
      d="M12 20.5 4.1 12.700a5.1 5.1 0 0 1 7.2-7.200l.7.7.7-.7a5.1 5.1 0 0 1 7.2 7.200z"
    />
  ),
  laugh: (
    <>
      {face}
      <path {...line} d="M6.9 9.800c.5-1.3 2.5-1.3 3.1 0M14 9.800c.6-1.3 2.6-1.3 3.1 0" />
      <path fill="#5c3b00" d="M6.8 13h10.400c0 3-2.2 5.1-5.2 5.100S6.8 16 6.8 13z" />
    </>
  ),
  surprise: (
    <>
      {face}
      {eyes(9.5, 1.4)}
      <ellipse cx={12} cy={15.6} rx={2.2} ry={2.8} fill="#5c3b00" />
    </>
  ),
  sad: (
    <>
      {face}
      {eyes(10, 1.4)}
      <path {...line} d="M8.2 17.200c1.7-2.3 5.9-2.3 7.6 0" />
      <path
        fill="#4aa8e8"
        stroke="#1b76b5"
        strokeWidth={0.7}
        d="M16.8 12.600c1 1.5 1.5 2.3 1.5 3a1.5 1.5 0 0 1-3 0c0-.7.5-1.5 1.5-3z"
      />
    </>
  ),
  done: (
    <>
      <rect x={2.5} y={2.5} width={19} height={19} rx={5} fill="#2b9a5b" stroke="#14673f" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth={2.6}
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m7.3 12.3 3.3 3.3 6.2-6.9"
      />
    </>
  ),
};

/** Drawn by ourselves: not every machine has a font with emoji, and no two of them draw the same. */
export function ReactionIcon({ kind, size = 16 }: { kind: ReactionKind; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {drawings[kind]}
    </svg>
  );
}
