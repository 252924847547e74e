import type { DeliveryAddress } from '@atrium/contract/orders';
import { useTranslation } from 'react-i18next';
import classes from './address.module.css';

/** An address as it stands on a parcel. */
export function AddressText({ address }: { address: DeliveryAddress }) {
  const { t } = useTranslation();
  const { fullName, houseNumber, landmark, town, pincode, state, mobileNumber, addressType } = address;
  return (
    <address className={classes.text}>
      <strong>
        <bdi>{fullName}</bdi>
      </strong>
      <span>
        <bdi>
          {houseNumber}, {landmark}
        </bdi>
      </span>
      <span>
        <bdi>
          {pincode} {town}, {state}
        </bdi>
      </span>
      <span className={classes.country}>
        <bdi>{mobileNumber}</bdi> · {t(`shop.address.types.${addressType}`)}
      </span>
    </address>
  );
}
