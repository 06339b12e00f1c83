/** The clip path of arched pictures (`.arch`), once per page; it scales with the picture. */
export function ArchMask() {
  return (
    <svg className="absolute size-0" width="0" height="0" aria-hidden="true" focusable="false">
      <clipPath id="arch" clipPathUnits="objectBoundingBox">
        <path d="M0 1V.36C-.005 .29 .035 .235 .085 .225C.085 .165 .135 .115 .2 .12C.215 .07 .275 .045 .335 .06C.39 .062 .46 .04 .5 0C.54 .04 .61 .062 .665 .06C.725 .045 .785 .07 .8 .12C.865 .115 .915 .165 .915 .225C.965 .235 1.005 .29 1 .36V1Z" />
      </clipPath>
    </svg>
  );
}
