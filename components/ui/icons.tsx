/** An icon: a path with a stroke of 1.75 units in the text colour. */
function Icon({ d }: { d: string }) {
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

export const MenuIcon = () => <Icon d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17" />;

export const PhoneIcon = () => (
  <Icon d="M6.5 3.5h3l1.5 4-2 1.5a11 11 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z" />
);

export const CloseIcon = () => <Icon d="m5.5 5.5 13 13m0-13-13 13" />;

export const ArrowRightIcon = () => <Icon d="M4 12h16m-6.5-6.5L20 12l-6.5 6.5" />;
