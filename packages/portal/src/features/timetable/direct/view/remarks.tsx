import classes from './remarks.module.css';

/** What should be known before a plan is applied, shown while it is put together. */
export function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  return (
    <output className={classes['remarks']}>
      {remarks.map((remark) => (
        <span key={remark}>{remark}</span>
      ))}
    </output>
  );
}
