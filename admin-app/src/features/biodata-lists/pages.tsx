import { BiodataListPage } from './biodata-list-page.tsx';

/** The key resets a list's state when the administrator opens another of the five lists. */
export const RejectedPage = () => <BiodataListPage key="rejected" kind="rejected" />;
export const TotalPage = () => <BiodataListPage key="total" kind="total" />;
export const ApprovedPage = () => <BiodataListPage key="approved" kind="approved" />;
export const FemalePage = () => <BiodataListPage key="female" kind="female" />;
export const MalePage = () => <BiodataListPage key="male" kind="male" />;
