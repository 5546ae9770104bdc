/** The class names of a component's style sheet, by the names that the sheet uses. */
declare module '*.module.css' {
  const styles: Readonly<Record<string, string>>;
  export default styles;
}

declare module '*.css';
