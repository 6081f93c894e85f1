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

export const CloseIcon = () => <Icon d="m5.5 5.5 13 13m0-13-13 13" />;

export const ArrowRightIcon = () => <Icon d="M4 12h16m-6.5-6.5L20 12l-6.5 6.5" />;
