import type { ReactNode } from 'react';

/** The drawing of a module group: ink lines of 1.75 px, and one detail in the accent colour. */
function Plate({ d, children }: { d: string; children: ReactNode }) {
  return (
    <svg
      width="32"
      height="32"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
      {children}
    </svg>
  );
}

/** An abacus: one bead is being moved. */
const finance = () => (
  <Plate d="M3 5h26v22H3zM3 12h26M9.5 5v22M16 5v22M22.5 5v22">
    <path
      strokeWidth="3"
      d="M8.8 9h1.4M15.3 9h1.4M21.8 9h1.4M8.8 20h1.4m-1.4 3.8h1.4m5.1 0h1.4M21.8 20h1.4m-1.4 3.8h1.4"
    />
    <path stroke="var(--lacquer)" strokeWidth="3" d="M15.3 16h1.4" />
  </Plate>
);

/** A price tag on its string. */
const sales = () => (
  <Plate d="M16.5 5H27v10.5L14.5 28 4 17.5zM9.5 17.5l5 5m-2-8 5 5M23 9c2-3 4-4.5 6.5-5.5">
    <circle cx="22.5" cy="9.5" r="1.8" fill="var(--lacquer)" stroke="none" />
  </Plate>
);

/** A purchase order with its seal. */
const purchasing = () => (
  <Plate d="M13.5 28H6V3.5h13.5L26 10v5.5M19.5 3.5V10H26M10.5 14.5h10m-10 4.5h4m-4 4.5h4">
    <path
      fill="var(--lacquer)"
      fillRule="evenodd"
      stroke="none"
      d="M17.5 18.5H29V30H17.5zm2.5 2.5v6.5h1.700V21zm3.700 0v2.400h2.800V21zm0 4.100v2.400h2.800v-2.400z"
    />
  </Plate>
);

/** A rack with one box to pick. */
const inventory = () => (
  <Plate d="M4 3.5v25M28 3.5v25M4 14h24M4 25h24M8 14V8h6v6m4.5 0V6h6v8M18 25v-6.5h6.5V25">
    <path fill="var(--lacquer)" stroke="none" d="M7.5 18.5H14v5.6H7.5z" />
  </Plate>
);

/** A gear on its axes. */
const production = () => (
  <Plate d="M13.3 6.5 14 3.5h4l.7 3 2.8 1.2 2.6-1.6 2.8 2.8-1.6 2.6 1.2 2.8 3 .7v4l-3 .7-1.2 2.8 1.6 2.6-2.8 2.8-2.6-1.6-2.8 1.2-.7 3h-4l-.7-3-2.8-1.2-2.6 1.6-2.8-2.8 1.6-2.6-1.2-2.8-3-.7v-4l3-.7 1.2-2.8-1.6-2.6 2.8-2.8 2.6 1.6z">
    <circle cx="16" cy="16" r="4.2" stroke="var(--lacquer)" />
  </Plate>
);

/** A caliper on a part. */
const quality = () => (
  <Plate d="M3 4.5h26V10H3zM3 10v16l5-4.5V10M24.5 10v16l-5-4.5V10M11.5 4.5V7m4-2.5V7m4-2.5V7m4-2.5V7">
    <circle cx="13.75" cy="17" r="4" stroke="var(--lacquer)" />
  </Plate>
);

/** A barrier that opens. */
const customs = () => (
  <Plate d="M3 28.5h26M5 28.5v-9.5h6v9.5M8 19v-1.5M27 28.5V19m-2 0h4M7 13.7 27.5 4l1.7 3.6L8.7 17.3zm4.5-2.1 1.7 3.6">
    <path fill="var(--lacquer)" stroke="var(--lacquer)" d="m17.2 9 3.6-1.7 1.6 3.4-3.6 1.7z" />
  </Plate>
);

/** A person in a conical hat. */
const hr = () => (
  <Plate d="M16 3 4.5 12.5c7 2.6 16 2.6 23 0zM10.5 14.2v1.3a5.5 5.5 0 0 0 11 0v-1.3M4.5 28.5c.6-4.6 5-7 11.5-7s10.9 2.4 11.5 7">
    <path stroke="var(--lacquer)" d="m13 22 3 4.5 3-4.5" />
  </Plate>
);

/** A chart with its trend. */
const analytics = () => (
  <Plate d="M3.5 3.5v25h25M8 24.5V20h3.5v4.5zM15 24.5V16h3.5v8.5zM22 24.5V18h3.5v6.5zM2 9h1.5M2 15h1.5M2 21h1.5">
    <path stroke="var(--lacquer)" d="m8.5 14 8-5.5 5 3 6.5-7.5m-4 0h4v4" />
  </Plate>
);

/** The nine module groups of the ERP, each with its drawing. */
export const moduleIcons = {
  finance,
  sales,
  purchasing,
  inventory,
  production,
  quality,
  customs,
  hr,
  analytics,
} as const;
