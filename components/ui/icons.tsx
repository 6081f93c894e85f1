/** A drawn icon: one line of 1.75 px in the colour of the text. */
function Line({ d }: { d: string }) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

/** A solid icon; areas that lie inside others are left open. */
function Solid({ d }: { d: string }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export const FacebookIcon = () => (
  <Solid d="M12 2a10 10 0 0 0-1.6 19.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.3 0-1.6.8-1.6 1.5V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 12 2z" />
);

export const WechatIcon = () => (
  <Solid d="M16.6 9.1A7.3 6.2 0 0 0 2 9.4 7.3 6.2 0 0 0 4.4 14l-.8 3.2L7 15.3a7.3 6.2 0 0 0 2.1.3 7.05 6.05 0 0 1 7.5-6.5zM6.8 6.5a1.05 1.05 0 1 0 0 2.1 1.05 1.05 0 0 0 0-2.1zm5 0a1.05 1.05 0 1 0 0 2.1 1.05 1.05 0 0 0 0-2.1zM10.2 15.1a5.9 4.9 0 0 1 11.8 0 5.9 4.9 0 0 1-2 3.7l.6 2.6-2.6-1.7a5.9 4.9 0 0 1-7.8-4.6zm3.9-2.3a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8zm4 0a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8z" />
);

export const LinkedinIcon = () => (
  <Solid d="M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zm1.1 7.3v8.6h2.8V9.8zM7 5.4a1.65 1.65 0 1 0 0 3.3 1.65 1.65 0 0 0 0-3.3zm3.5 4.4v8.6h2.8v-4.6c0-1.2.5-1.9 1.5-1.9s1.4.7 1.4 1.9v4.6H19v-5.2c0-2.4-1.2-3.6-3-3.6-1.3 0-2.2.6-2.7 1.5V9.8z" />
);

export const ZaloIcon = () => (
  <Solid d="M6.5 2.5h11a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-6.3L6.6 21.7a.6.6 0 0 1-1-.4v-2.9a4 4 0 0 1-3.1-3.9v-8a4 4 0 0 1 4-4zm1.9 3.8v2h4.3l-4.7 5v1.7h7.8v-2h-4.7l4.6-5V6.3z" />
);

export const MenuIcon = () => <Line d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />;

export const CloseIcon = () => <Line d="m5.5 5.5 13 13m0-13-13 13" />;

export const GlobeIcon = () => (
  <Line d="M3 12a9 9 0 0 1 18 0 9 9 0 0 1-18 0zm9-9c-5 5.5-5 12.5 0 18 5-5.5 5-12.5 0-18M3 12h18" />
);

export const ArrowRightIcon = () => <Line d="M4 12h16m-6.5-6.5L20 12l-6.5 6.5" />;

export const ArrowLeftIcon = () => <Line d="M20 12H4m6.5-6.5L4 12l6.5 6.5" />;

export const ExternalIcon = () => <Line d="M10.5 4.5h-6v15h15v-6M14.5 3.5h6v6m0-6L11 13" />;

export const ChevronDownIcon = () => <Line d="m5.5 9 6.5 6.5L18.5 9" />;

export const SearchIcon = () => <Line d="M4 10.5a6.5 6.5 0 0 1 13 0 6.5 6.5 0 0 1-13 0zm11.2 4.7 5.3 5.3" />;

export const PhoneIcon = () => (
  <Line d="M8.5 3.5h-4a1 1 0 0 0-1 1c0 8.8 7.2 16 16 16a1 1 0 0 0 1-1v-4l-5-2-2 2.5c-2.5-1.2-4.3-3-5.5-5.5l2.5-2z" />
);

export const MailIcon = () => <Line d="M3 5.5h18v13.5H3zM3 6.5l9 7 9-7" />;

export const PinIcon = () => (
  <Line d="M12 21.5c-4.5-4.5-7-8-7-11.5a7 7 0 0 1 14 0c0 3.5-2.5 7-7 11.5zM9.5 10a2.5 2.5 0 0 1 5 0 2.5 2.5 0 0 1-5 0z" />
);

export const ClockIcon = () => <Line d="M3 12a9 9 0 0 1 18 0 9 9 0 0 1-18 0zm9-5v5l3.5 2.5" />;

export const CheckIcon = () => <Line d="m4.5 12.5 5 5 10-11" />;

export const MinusIcon = () => <Line d="M5 12h14" />;

export const AlertIcon = () => <Line d="M12 3.5 2.5 20h19zM12 10v4.5m0 2.5v.1" />;

export const RetryIcon = () => <Line d="M20 12a8 8 0 1 1-2.5-5.8L20 8.5m0-5v5h-5" />;

export const CalendarIcon = () => <Line d="M3.5 5h17v15.5h-17zM3.5 10h17M8 3v4m8-4v4M8 14h2m4 0h2m-8 3h2" />;

export const QuoteIcon = () => (
  <Solid d="M10.5 5.5C6 6.5 3 9.5 3 14v4.5h7v-7H6.5c.3-1.8 1.6-3 4-3.6zm10.5 0C16.5 6.5 13.5 9.5 13.5 14v4.5h7v-7H17c.3-1.8 1.6-3 4-3.6z" />
);
