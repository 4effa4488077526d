import classes from './remarks.module.css';

/** Shows the remarks about a plan while it is being edited. */
export function Remarks({ remarks }: { readonly remarks: readonly string[] }) {
  return (
    <output className={classes['remarks']}>
      {remarks.map((remark) => (
        <span key={remark}>{remark}</span>
      ))}
    </output>
  );
}
